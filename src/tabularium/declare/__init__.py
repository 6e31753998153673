"""What a game declares once: its zones, numbers and marks. Views, rows and positions follow."""
