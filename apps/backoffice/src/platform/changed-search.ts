/** Returns the query of the address with these values set. Empty values are removed. */
export function changedSearch(
	now: URLSearchParams,
	values: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
	const next = new URLSearchParams(now);
	for (const [name, value] of Object.entries(values)) {
		if (value) next.set(name, value);
		else next.delete(name);
	}
	return next;
}
