/**
 * Returns true if a field still holds the refused value. Its message disappears as soon as the field is
 * changed.
 */
export function isStillWrong(field: string, refused: object, now: object): boolean {
	return valueAt(refused, field) === valueAt(now, field);
}

/** Returns the value at a path such as 'names.en', which names a field inside a field. */
function valueAt(fields: object, path: string): unknown {
	return path
		.split('.')
		.reduce<unknown>(
			(value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
			fields,
		);
}
