# Words of: stones.
