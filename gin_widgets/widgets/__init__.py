"""See ARCHITECTURE: the `widgets` layer."""
