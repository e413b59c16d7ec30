/** Returns what was typed into these fields of a form. */
export function textFields<Name extends string>(
	form: HTMLFormElement,
	names: readonly Name[],
): Record<Name, string> {
	const typed = new FormData(form);
	const fields = names.map((name) => [name, String(typed.get(name) ?? '')]);
	return Object.fromEntries(fields) as Record<Name, string>;
}
