"""See ARCHITECTURE: the `engine` layer."""
