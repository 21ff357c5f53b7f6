"""The browser client, in Chromium, with a real server."""
