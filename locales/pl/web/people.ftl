# Words of: people.
