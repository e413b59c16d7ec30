import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Within this time half of a response is sent. */
const BREAK_MS = 50;

/**
 * The shop behind a connection that can be delayed, broken or cut off. It can also serve another build of the
 * service worker.
 */
export type ShakyConnection = {
	origin: string;
	/** True holds responses back until the call with false. */
	hold: (held: boolean) => void;
	/** Breaks all open connections. */
	drop: () => void;
	/**
	 * True lets nothing through. The browser's own offline mode is not enough, because it lets requests of an
	 * opening page through.
	 */
	down: (isDown: boolean) => void;
	/** Breaks the connection at this moment of the next `times` calls to this address. */
	cut: (path: string, when: CutMoment, times?: number) => void;
	/** Serves /sw.js of this build from now on. */
	release: (build: string) => void;
	close: () => Promise<void>;
};

/**
 * The moment of the cut: before the request reaches the shop, after the shop has answered but before the
 * response reaches the client, or in the middle of the response.
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
				// The shop must see its own origin in the header.
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
