/** Returns the address's query with these values; empty ones are removed. */
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
