import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEvents } from './read-events.ts';

const STREAM =
	': hello\n\nevent: order\ndata: {"number":"Çağ 1"}\n\n: ping\n\ndata: {"number":"2"}\n\ndata: {"half"';

async function eventsOf(pieces: Uint8Array[]): Promise<string[]> {
	const events: string[] = [];
	const body = new ReadableStream<Uint8Array>({
		start: (stream) => {
			for (const piece of pieces) stream.enqueue(piece);
			stream.close();
		},
	});
	let signs = 0;
	await readEvents(body, {
		onData: (data) => events.push(data),
		onAlive: () => {
			signs += 1;
		},
	});
	assert.equal(signs, pieces.length, 'every piece is a sign of life');
	return events;
}

test('ORDER-06 events are read whole, wherever the network cuts the stream, and half a one is none', async () => {
	const bytes = new TextEncoder().encode(STREAM);
	const expected = ['{"number":"Çağ 1"}', '{"number":"2"}'];
	for (const size of [1, 2, 3, 7, bytes.length]) {
		const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
			bytes.slice(index * size, (index + 1) * size),
		);
		assert.deepEqual(await eventsOf(pieces), expected, `pieces of ${size}`);
	}
	assert.deepEqual(await eventsOf([]), []);
});
