# Words of: rules.
