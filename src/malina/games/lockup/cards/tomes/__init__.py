"""The fourteen tomes, one block for each: when it would do something, and what it does. Three of them are played with a
payment: Blacksmith's Secrets and Cutthroat Crafting stand in rules/items.py, Recruiter's Manual in rules/goons.py."""
