import assert from 'node:assert/strict';
import { until } from './until.ts';

export type ReadEvent = { id: string; event: string; data: Record<string, unknown> };

/** Reads a stream of server-sent events as a client does. */
export async function readEvents(url: string, headers: Record<string, string>) {
	const stop = new AbortController();
	const response = await fetch(url, { headers, signal: stop.signal });
	assert.equal(response.status, 200);
	assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
	let text = '';
	const ended = (async () => {
		for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk);
	})().catch(() => {});
	const events = () => parseEvents(text);
	return {
		events,
		ended,
		close: async () => {
			stop.abort();
			await ended;
		},
		/** Resolves to the first event that fits, as soon as there is one. */
		next: async (fits: (event: ReadEvent) => boolean): Promise<ReadEvent> => {
			await until(() => events().some(fits), 'the event');
			const found = events().find(fits);
			assert.ok(found);
			return found;
		},
	};
}

function parseEvents(text: string): ReadEvent[] {
	// The text after the last empty line is not complete yet, so it is left out.
	return text
		.split('\n\n')
		.slice(0, -1)
		.flatMap((block) => {
			const field = (name: string) =>
				block
					.split('\n')
					.find((line) => line.startsWith(`${name}: `))
					?.slice(name.length + 2);
			const data = field('data');
			return data ? [{ id: field('id') ?? '', event: field('event') ?? '', data: JSON.parse(data) }] : [];
		});
}
