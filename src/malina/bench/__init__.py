"""Speed of our engine and of its peers."""
