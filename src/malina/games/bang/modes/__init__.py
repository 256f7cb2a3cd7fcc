"""What other numbers of players and optional rules change."""
