"""What the cards do, one function each."""
