// Whether the parts of a board bear their names although the setting hides them: a coach needs them.

export const labels = $state({ needed: false });
