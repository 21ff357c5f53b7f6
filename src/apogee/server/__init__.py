"""The table server: people, bots and spectators at tables that outlive any process."""
