import type { FastifyInstance, FastifyReply } from 'fastify';
import { SECOND_MS } from '../clock.ts';

/** Shorter than the time-out of any proxy; an ended session is detected as often. */
const HEARTBEAT_MS = 20 * SECOND_MS;

type Source = {
	event: string;
	/** Sends what happens from now on, until the returned function is called. */
	listen: (send: (data: object) => void) => () => void;
	/** Whether the listener is still authorised. */
	isAllowed: () => Promise<boolean>;
	/** S24: asks before each event too, so that a right taken away ends the stream before the next one. */
	confirmEach?: true;
};

/** Streams of server-sent events. They end with the client, with its session, and (R9) with the server. */
export function eventStreams(app: FastifyInstance): (reply: FastifyReply, source: Source) => void {
	const open = new Set<() => void>();
	// A stream would otherwise hold a stopping server until it is cut off.
	app.addHook('preClose', async () => {
		for (const end of open) end();
	});
	return (reply, { event, listen, isAllowed, confirmEach }) => {
		reply.hijack();
		const stream = reply.raw;
		stream.writeHead(200, {
			...(reply.getHeaders() as Record<string, string>),
			'content-type': 'text/event-stream; charset=utf-8',
			'cache-control': 'no-store',
			// Proxies must pass on every event at once.
			'x-accel-buffering': 'no',
		});
		stream.write('retry: 3000\n\n');
		const end = () => stream.end();
		const write = (data: object) => stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
		// In the order of the events; one that cannot be confirmed now ends the stream, and the client connects again.
		let confirmed: Promise<unknown> = Promise.resolve();
		const writeConfirmed = (data: object) => {
			confirmed = confirmed.then(isAllowed).then((allowed) => (allowed ? write(data) : end()), end);
		};
		const unlisten = listen(confirmEach ? writeConfirmed : write);
		const heartbeat = setInterval(() => {
			stream.write(': still here\n\n');
			isAllowed().then(
				(allowed) => allowed || end(),
				() => {},
			);
		}, HEARTBEAT_MS);
		open.add(end);
		stream.on('close', () => {
			clearInterval(heartbeat);
			unlisten();
			open.delete(end);
		});
	};
}
