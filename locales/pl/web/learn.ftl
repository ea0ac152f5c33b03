# Words of: learn.
