import type { OrderEventWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { readEvents } from './read-events.ts';

const RECONNECT_MS = 3000;
/**
 * The server sends something every 20 seconds. After this long without anything, the connection is dead, even
 * if the browser does not notice.
 */
const SILENCE_MS = 50_000;

/**
 * Functions that read the current state. They return false if there was no response, and the stream is then
 * opened again later.
 */
type Listener = {
	/** Called when the stream opens, because it does not report earlier events. */
	onOpen: () => Promise<boolean>;
	onEvent: (event: OrderEventWire) => Promise<boolean>;
};

/**
 * Fetches the stream, because the browser's own EventSource cannot send the token. It reconnects until it is
 * stopped.
 */
export function listenToOrders(token: string, listener: Listener): () => void {
	const stop = new AbortController();
	const listen = async () => {
		while (!stop.signal.aborted) {
			await readStream(token, stop.signal, listener).catch(() => {});
			await new Promise((done) => setTimeout(done, RECONNECT_MS));
		}
	};
	void listen();
	return () => stop.abort();
}

async function readStream(token: string, signal: AbortSignal, { onEvent, onOpen }: Listener): Promise<void> {
	const line = new AbortController();
	const end = () => line.abort();
	let timer = setTimeout(end, SILENCE_MS);
	const onAlive = () => {
		clearTimeout(timer);
		timer = setTimeout(end, SILENCE_MS);
	};
	signal.addEventListener('abort', end);
	try {
		const response = await fetch('/api/order_events', {
			headers: { authorization: `Bearer ${token}` },
			signal: line.signal,
		});
		if (!response.ok || !response.body) return;
		const endUnless = (isAnswered: boolean) => isAnswered || end();
		void onOpen().then(endUnless);
		const onData = (data: string) => onEvent(JSON.parse(data)).then(endUnless);
		await readEvents(response.body, { onData, onAlive });
	} finally {
		clearTimeout(timer);
		signal.removeEventListener('abort', end);
	}
}
