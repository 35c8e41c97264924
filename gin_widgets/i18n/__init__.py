"""See ARCHITECTURE: the `i18n` layer."""
