# Words of: daily.
