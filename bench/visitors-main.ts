import { connect, type Socket } from 'node:net';
import type { LoadRequest, Timed, Wave } from './visitors.ts';

/** Waking up costs as much as sending; two or three then come at once. */
const MIN_PAUSE_MS = 2;
let sent = 0;

process.on('message', async (wave: Wave) => {
	process.send?.(await arrive(wave));
});
process.once('disconnect', () => process.exit(0));

/** Sends as often as it is told, however slow the responses; returns how long each took. */
async function arrive({ requests, perS, forMs }: Wave): Promise<Timed[]> {
	const responses: Promise<Timed>[] = [];
	const startedAt = performance.now();
	while (performance.now() - startedAt < forMs) {
		const due = ((performance.now() - startedAt) / 1000) * perS;
		while (responses.length < due) responses.push(send(requests, responses.length % requests.length));
		await new Promise((done) => setTimeout(done, Math.max(MIN_PAUSE_MS, 1000 / perS / 2)));
	}
	return Promise.all(responses);
}

function send(requests: readonly LoadRequest[], index: number): Promise<Timed> {
	const request = requests[index] as LoadRequest;
	sent += 1;
	const text = messageOf(request).replaceAll('{n}', String(sent));
	const startedAt = performance.now();
	return new Promise((done) => {
		lineTo(request.url).ask(text, (status) => done({ index, status, ms: performance.now() - startedAt }));
	});
}

/** By the request, which is sent again and again with another number. */
const texts = new WeakMap<LoadRequest, string>();

function messageOf(request: LoadRequest): string {
	const known = texts.get(request);
	if (known) return known;
	const { host, pathname, search } = new URL(request.url);
	const body = request.body && JSON.stringify(request.body);
	const headers = {
		host,
		'accept-encoding': 'br',
		...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
		...request.headers,
	};
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
	// The number stands between braces, which URL writes another way.
	const path = (pathname + search).replaceAll('%7Bn%7D', '{n}');
	const text = `${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
	texts.set(request, text);
	return text;
}

/** Idle connections, by host; the shop closes those that are idle longest. */
const idle = new Map<string, Line[]>();
const MAX_IDLE_MS = 30_000;

function lineTo(url: string): Line {
	const { hostname, port, host } = new URL(url);
	const lines = idle.get(host) ?? [];
	idle.set(host, lines);
	while (true) {
		const line = lines.pop();
		if (!line) return new Line(hostname, Number(port), lines);
		if (line.isOpen && performance.now() - line.idleSinceMs < MAX_IDLE_MS) return line;
		line.close();
	}
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/**
 * One connection, one request at a time. Node's own client takes several times the CPU, on the cores that the shop under
 * test needs: at three times what it can do, a fifth of them.
 */
class Line {
	isOpen = true;
	idleSinceMs = 0;
	readonly #socket: Socket;
	readonly #idle: Line[];
	#answered: ((status: number) => void) | undefined;
	/** Of the answer that arrives: what came before its head was whole, then how much of the body is missing. */
	#head: Buffer | undefined;
	#status = 0;
	#missing = 0;
	#chunked = false;
	#last = false;

	constructor(host: string, port: number, idleLines: Line[]) {
		this.#idle = idleLines;
		this.#socket = connect({ host, port, noDelay: true });
		this.#socket.on('data', (bytes: Buffer) => this.#take(bytes));
		this.#socket.on('error', () => {});
		this.#socket.on('close', () => {
			this.isOpen = false;
			this.#tell(0);
		});
	}

	ask(text: string, answered: (status: number) => void): void {
		this.#answered = answered;
		this.#head = undefined;
		this.#status = 0;
		this.#socket.write(text);
	}

	close(): void {
		this.#socket.destroy();
	}

	#take(bytes: Buffer): void {
		if (this.#status === 0) {
			const head = this.#head ? Buffer.concat([this.#head, bytes]) : bytes;
			const end = head.indexOf(HEAD_END);
			this.#head = head;
			if (end < 0) return;
			const text = head.toString('latin1', 0, end).toLowerCase();
			this.#status = Number(text.slice(9, 12));
			this.#chunked = text.includes('\r\ntransfer-encoding: chunked');
			this.#last = text.includes('\r\nconnection: close');
			const body = head.subarray(end + HEAD_END.length);
			this.#missing = Number(/\r\ncontent-length: (\d+)/.exec(text)?.[1] ?? 0);
			this.#takeBody(body);
		} else this.#takeBody(bytes);
	}

	#takeBody(bytes: Buffer): void {
		this.#missing -= bytes.length;
		// An end that is cut in two is not seen: the shop sends it at once.
		const over = this.#chunked ? bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : this.#missing <= 0;
		if (!over) return;
		if (this.#last) this.close();
		else {
			this.idleSinceMs = performance.now();
			this.#idle.push(this);
		}
		this.#tell(this.#status);
	}

	#tell(status: number): void {
		const answered = this.#answered;
		this.#answered = undefined;
		answered?.(status);
	}
}
