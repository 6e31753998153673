"""Nations."""
