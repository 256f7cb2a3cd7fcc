"""What cards do: one block for each sign, tome, thing that goals count, and type of goon."""
