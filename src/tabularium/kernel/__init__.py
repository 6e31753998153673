"""The machine: randomness, zones, frames, decisions, records, errors. It knows no game."""
