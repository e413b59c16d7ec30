import { connect, type Socket } from 'node:net';
import { cpuUs } from './cpu-time.ts';

const CONNECTIONS = 16;
const HEAD_END = '\r\n\r\n';

export type Load = { cpuUsPerRequest: number; requestsPerS: number };

/**
 * Asks `amount` times over 16 connections and tells what each cost the server. Over bare sockets, for a client that reads
 * answers as Node's does costs more than the servers it is to measure.
 */
export async function cpuPerRequest(
	url: string,
	pid: number,
	amount: number,
	headers: Record<string, string>,
): Promise<Load> {
	const { hostname, port, host, pathname, search } = new URL(url);
	const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
	const asked = [`GET ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join('\r\n');
	const sockets = await Promise.all(
		Array.from({ length: CONNECTIONS }, () => connected(Number(port), hostname)),
	);
	const before = cpuUs(pid);
	const startMs = performance.now();
	let left = amount;
	await Promise.all(
		sockets.map(async (socket) => {
			while (left > 0) {
				left -= 1;
				await ask(socket, asked);
			}
		}),
	);
	const tookS = (performance.now() - startMs) / 1000;
	const cpu = cpuUs(pid) - before;
	for (const socket of sockets) socket.destroy();
	return { cpuUsPerRequest: cpu / amount, requestsPerS: amount / tookS };
}

function connected(port: number, host: string): Promise<Socket> {
	return new Promise((done, fail) => {
		const socket = connect({ port, host, noDelay: true }, () => done(socket));
		socket.once('error', fail);
	});
}

/** One answer, which must be a 200 with its length in its head. */
function ask(socket: Socket, asked: string): Promise<void> {
	return new Promise((done, fail) => {
		let missing: number | undefined;
		const finish = (error?: Error) => {
			socket.off('data', read);
			socket.off('close', closed);
			if (error) fail(error);
			else done();
		};
		const closed = () => finish(new Error('The connection was closed.'));
		const read = (chunk: Buffer) => {
			if (missing === undefined) {
				const end = chunk.indexOf(HEAD_END);
				const head = chunk.toString('latin1', 0, Math.max(0, end));
				const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
				if (!head.startsWith('HTTP/1.1 200') || !length)
					return finish(new Error(`Unexpected answer: ${head}`));
				missing = Number(length) + end + HEAD_END.length;
			}
			missing -= chunk.length;
			if (missing === 0) finish();
		};
		socket.on('data', read);
		socket.once('close', closed);
		socket.write(asked);
	});
}

export function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
