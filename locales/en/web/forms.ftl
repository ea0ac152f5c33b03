# Words for forms: what a field lacks.

forms-missing = Please fill this in.
forms-short = At least { $least } characters, please.
forms-range = Please enter a number from { $least } to { $most }.
forms-wrong = Please check this.
