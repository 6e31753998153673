"""Rich positions: random legal ones with many odd cards at once, which play rarely meets."""
