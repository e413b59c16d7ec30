import type { FastifyInstance, FastifyReply } from 'fastify';
import { SECOND_MS } from '../clock.ts';

/** This is shorter than the time-out of any proxy. It is also how long an ended session may go unnoticed. */
const HEARTBEAT_MS = 20 * SECOND_MS;

/**
 * This is more than the system buffers for a connection. A client that stops reading is disconnected, and
 * catches up when it returns.
 */
const MAX_UNREAD_BYTES = 1024 * 1024;

export type StreamEvent = {
	event: string;
	data: object;
	/** Set for events that a client can catch up with after a lost connection. */
	id?: number | undefined;
};

type Source = {
	/** Sends what happens from now on, until the returned function is called. */
	listen: (send: (event: StreamEvent) => void, end: () => void) => () => void;
	/** Tells whether the listener is still authorised. Called at every heartbeat. */
	isAllowed: () => Promise<boolean>;
	/**
	 * S24: also checks before each event, so that a right that was taken away ends the stream before the next
	 * event.
	 */
	confirmEach?: true;
	/** A heartbeat that the client's script can see; the default is a comment, which it cannot see. */
	heartbeat?: StreamEvent;
};

/**
 * Opens streams of server-sent events. A stream ends with the client, with its session, and (R9) with the
 * server.
 */
export function eventStreams(app: FastifyInstance): (reply: FastifyReply, source: Source) => void {
	const open = new Set<() => void>();
	// Without this hook a stream would keep a stopping server open until the process is killed.
	app.addHook('preClose', async () => {
		for (const end of open) end();
	});
	return (reply, { listen, isAllowed, heartbeat, confirmEach }) => {
		reply.hijack();
		const stream = reply.raw;
		stream.writeHead(200, {
			...(reply.getHeaders() as Record<string, string>),
			'content-type': 'text/event-stream; charset=utf-8',
			'cache-control': 'no-store',
			// Tells proxies to pass on every event at once.
			'x-accel-buffering': 'no',
		});
		stream.write('retry: 3000\n\n');
		const end = () => stream.end();
		const send = (event: StreamEvent) => {
			if (!stream.writableEnded) stream.write(eventText(event));
		};
		// The promise keeps the events in order. An event that cannot be confirmed now ends the stream, and the
		// client connects again.
		let confirmed: Promise<unknown> = Promise.resolve();
		const sendConfirmed = (event: StreamEvent) => {
			confirmed = confirmed.then(isAllowed).then((allowed) => (allowed ? send(event) : end()), end);
		};
		const unlisten = listen(confirmEach ? sendConfirmed : send, end);
		const timer = setInterval(() => {
			if (stream.writableEnded || stream.writableLength > MAX_UNREAD_BYTES) return stream.destroy();
			if (heartbeat) send(heartbeat);
			else stream.write(': still here\n\n');
			isAllowed().then(
				(allowed) => allowed || end(),
				() => {},
			);
		}, HEARTBEAT_MS);
		open.add(end);
		stream.on('close', () => {
			clearInterval(timer);
			unlisten();
			open.delete(end);
		});
	};
}

function eventText({ event, data, id }: StreamEvent): string {
	return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
