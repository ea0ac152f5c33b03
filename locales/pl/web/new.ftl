# Words of: new.
