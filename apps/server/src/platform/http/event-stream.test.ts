import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import { until } from '../../testing/until.ts';
import { eventStreams, type StreamEvent } from './event-stream.ts';

const HEARTBEAT_MS = 20_000;
/** This is more than the system buffers for a connection. */
const LARGE: StreamEvent = { event: 'order', data: { text: 'x'.repeat(1024 * 1024) } };

test('R9 a client that reads nothing more is cut off at a heartbeat, also after the end of its stream', async (t) => {
	t.mock.timers.enable({ apis: ['setInterval'] });
	const app = Fastify();
	t.after(() => app.close());
	const stream = eventStreams(app);
	const open: { send: (event: StreamEvent) => void; end: () => void }[] = [];
	app.get('/', (_request, reply) => {
		const listen = (send: (event: StreamEvent) => void, end: () => void) => {
			open.push({ send, end });
			return () => open.pop();
		};
		stream(reply, { listen, isAllowed: async () => true });
	});
	await app.listen({ port: 0, host: '127.0.0.1' });
	for (const ends of [false, true]) {
		const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
		await once(client, 'connect');
		client.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n');
		await until(() => open.length === 1);
		for (let count = 0; count < 30; count += 1) open[0]?.send(LARGE);
		if (ends) open[0]?.end();
		t.mock.timers.tick(HEARTBEAT_MS);
		await until(() => open.length === 0);
		client.destroy();
	}
});
