"""What games are tested with: the laws that hold for all of them, and a toy game that lives with the laws."""
