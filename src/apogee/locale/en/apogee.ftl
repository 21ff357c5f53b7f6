seat-you = You
seat-other = Player { $number }
