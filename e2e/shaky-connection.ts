import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Long enough for half a response to be sent. */
const BREAK_MS = 50;

/** The shop behind a connection that can be held up, and that can serve another build of the service worker. */
export type ShakyConnection = {
	origin: string;
	/** Responses wait until this is undone. */
	hold: (held: boolean) => void;
	/** Breaks all connections that are open. */
	drop: () => void;
	/**
	 * While it is down nothing gets through. The browser's own offline mode lets through requests of a page that is just being
	 * opened.
	 */
	down: (isDown: boolean) => void;
	/** Breaks the connection at this moment of the next calls to this address, `times` of them. */
	cut: (path: string, when: CutMoment, times?: number) => void;
	/** From now on /sw.js belongs to this build. */
	release: (build: string) => void;
	close: () => Promise<void>;
};

/**
 * When the connection is cut: before the request reaches the shop, after the shop has answered but before the client hears of
 * it, or half-way through the response.
 */
type CutMoment = 'before' | 'after' | 'during';

export async function openShakyConnection(shop: string): Promise<ShakyConnection> {
	let waiting: (() => void)[] | undefined;
	let build: string | undefined;
	let cut: { path: string; when: CutMoment; times: number } | undefined;
	let isLineDown = false;
	const server = createServer((incoming, outgoing) => {
		if (isLineDown) return incoming.socket.destroy();
		const { method, url, headers } = incoming;
		const forward = () => {
			const { 'if-none-match': _, 'if-modified-since': __, ...asked } = headers;
			const plain = {
				...asked,
				host: new URL(shop).host,
				'accept-encoding': 'identity',
				// The shop must see its own origin.
				...(headers.origin && { origin: shop }),
			};
			const broken = cut && cut.times > 0 && url === cut.path ? cut : undefined;
			if (broken) broken.times -= 1;
			if (broken?.when === 'before') return outgoing.destroy();
			const forwarded = request(`${shop}${url}`, { method, headers: plain }, async (response) => {
				if (broken) {
					const whole = await text(response);
					if (broken.when === 'during') {
						outgoing.writeHead(response.statusCode ?? 502, response.headers);
						outgoing.write(whole.slice(0, whole.length / 2));
					}
					setTimeout(() => outgoing.destroy(), BREAK_MS);
					return;
				}
				outgoing.writeHead(response.statusCode ?? 502, withoutLength(response.headers));
				if (url === '/sw.js' && build) sendBuild(outgoing, await text(response), build);
				else response.pipe(outgoing);
			});
			forwarded.on('error', () => outgoing.destroy());
			incoming.pipe(forwarded);
		};
		if (waiting) waiting.push(forward);
		else forward();
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	return {
		origin: `http://127.0.0.1:${port}`,
		hold: (held) => {
			const heldBack = waiting ?? [];
			waiting = held ? heldBack : undefined;
			if (!held) for (const forward of heldBack) forward();
		},
		drop: () => server.closeAllConnections(),
		down: (isDown) => {
			isLineDown = isDown;
			if (isDown) server.closeAllConnections();
		},
		cut: (path, when, times = 1) => {
			cut = { path, when, times };
		},
		release: (next) => {
			build = next;
		},
		close: async () => {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}

function sendBuild(outgoing: ServerResponse, script: string, build: string): void {
	outgoing.end(script.replace(/dukan-offline-[\w-]+/, `dukan-offline-${build}`));
}

function withoutLength(headers: NodeJS.Dict<string | string[]>): NodeJS.Dict<string | string[]> {
	const { 'content-length': _, ...rest } = headers;
	return rest;
}
