# Words of: settings.
