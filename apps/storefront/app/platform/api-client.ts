/** GEN-07: specification, point 9. */
const API_TIMEOUT_MS = 10_000;

/** A read of the API. Throws on anything but a good answer in time. */
export async function getJson<Body>(path: string, query: Record<string, string | number>): Promise<Body> {
	const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
	const response = await fetch(`${path}?${search}`, {
		headers: { accept: 'application/json' },
		signal: AbortSignal.timeout(API_TIMEOUT_MS),
	});
	if (!response.ok) throw new Error(`${path} answered ${response.status}`);
	return response.json();
}
