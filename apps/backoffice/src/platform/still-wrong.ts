/** Tells whether a field still holds what was refused: its message goes as soon as it is changed. */
export function isStillWrong(field: string, refused: object, now: object): boolean {
	return valueAt(refused, field) === valueAt(now, field);
}

/** 'names.en' names a field inside a field. */
function valueAt(fields: object, path: string): unknown {
	return path
		.split('.')
		.reduce<unknown>(
			(value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
			fields,
		);
}
