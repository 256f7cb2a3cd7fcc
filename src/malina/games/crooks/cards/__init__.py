"""What the crooks can, one class each."""
