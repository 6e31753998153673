"""Imperial Settlers."""
