/** GEN-07: specification, point 9. */
const API_TIMEOUT_MS = 10_000;

/** A read of the API. Throws on anything but a good answer in time, also when the caller no longer wants it. */
export async function getJson<Body>(
	path: string,
	query: Record<string, string | number>,
	unwanted?: AbortSignal,
): Promise<Body> {
	const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
	const stop = new AbortController();
	const timer = setTimeout(() => stop.abort(), API_TIMEOUT_MS);
	unwanted?.addEventListener('abort', () => stop.abort());
	try {
		const response = await fetch(`${path}?${search}`, {
			headers: { accept: 'application/json' },
			signal: stop.signal,
		});
		if (!response.ok) throw new Error(`${path} answered ${response.status}`);
		return await response.json();
	} finally {
		clearTimeout(timer);
	}
}
