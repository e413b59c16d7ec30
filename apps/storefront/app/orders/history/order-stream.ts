import type { OrderEventWire } from '@dukan/domain/orders/orders.api.ts';
import { readEvents } from './read-events.ts';

const RECONNECT_MS = 3000;
/** The server sends something every 20 s; after so long without anything the line is dead, whatever the browser thinks. */
const SILENCE_MS = 50_000;

/**
 * The browser's own EventSource cannot carry the token; a fetched stream can. Reconnects until stopped; events of the
 * time between are lost, so `onBack` asks.
 */
export function listenToOrders(
	token: string,
	{ onEvent, onBack }: { onEvent: (event: OrderEventWire) => void; onBack: () => void },
): () => void {
	const stop = new AbortController();
	const listen = async () => {
		let isBack = false;
		while (!stop.signal.aborted) {
			const onOpen = () => isBack && onBack();
			await readStream(token, stop.signal, { onOpen, onEvent }).catch(() => {});
			isBack = true;
			await new Promise((done) => setTimeout(done, RECONNECT_MS));
		}
	};
	void listen();
	return () => stop.abort();
}

async function readStream(
	token: string,
	signal: AbortSignal,
	{ onOpen, onEvent }: { onOpen: () => void; onEvent: (event: OrderEventWire) => void },
): Promise<void> {
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
		onOpen();
		await readEvents(response.body, { onData: (data) => onEvent(JSON.parse(data)), onAlive });
	} finally {
		clearTimeout(timer);
		signal.removeEventListener('abort', end);
	}
}
