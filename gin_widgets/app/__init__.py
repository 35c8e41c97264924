"""See ARCHITECTURE: the `app` layer."""
