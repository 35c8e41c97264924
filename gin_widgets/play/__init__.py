"""See ARCHITECTURE: the `play` layer."""
