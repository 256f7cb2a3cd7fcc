"""What the characters can, one block each."""
