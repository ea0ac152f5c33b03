# Words of: replay.
