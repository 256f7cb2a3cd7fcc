"""The rules, one module a chapter of the rulebook. They know no action by name."""
