"""See ARCHITECTURE: the `present` layer."""
