"""What the ops of the cards' language do, one block each."""
