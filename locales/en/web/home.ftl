# Words of: home.
