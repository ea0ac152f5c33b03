# Words of: table.
