"""What the events do, one block each, and how they are turned up."""
