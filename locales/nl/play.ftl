# Words of `mandala play`.
