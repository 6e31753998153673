"""What can be counted on a table, game by game, and never goes beyond its bounds."""
