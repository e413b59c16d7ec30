/** The size of a cached response, and when it was saved and last used. */
export type Entry = { bytes: number; savedAtMs: number; usedAtMs: number; title?: string };
export type Entries = ReadonlyMap<string, Entry>;

/** The limit for all cached responses on a device. */
export const MAX_BYTES = 20 * 1024 * 1024;
/** A single response larger than this would displace too many others. */
export const MAX_ENTRY_BYTES = 2 * 1024 * 1024;

export function totalBytes(entries: Entries): number {
	let sum = 0;
	for (const { bytes } of entries.values()) sum += bytes;
	return sum;
}

/** Returns the entries to delete, least recently used first, to make space for `added` bytes. */
export function toMakeRoom(entries: Entries, added: number, maxBytes = MAX_BYTES): string[] {
	let excess = totalBytes(entries) + added - maxBytes;
	const dropped: string[] = [];
	const byAge = [...entries].sort(([, a], [, b]) => a.usedAtMs - b.usedAtMs);
	for (const [url, { bytes }] of byAge) {
		if (excess <= 0) break;
		dropped.push(url);
		excess -= bytes;
	}
	return dropped;
}

/** Returns the cached whole pages, last used first. */
export function cachedPages(entries: Entries, count: number): { url: string; title: string }[] {
	return [...entries]
		.flatMap(([url, { title, usedAtMs }]) => (title ? [{ url, title, usedAtMs }] : []))
		.sort((a, b) => b.usedAtMs - a.usedAtMs)
		.slice(0, count)
		.map(({ url, title }) => ({ url, title }));
}
