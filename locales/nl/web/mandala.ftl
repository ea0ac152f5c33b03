# Words of: mandala.
