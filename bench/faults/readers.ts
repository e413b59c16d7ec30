import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A response. A broken connection has the status 0. */
export type Received = {
	path: string;
	status: number;
	ms: number;
	retryAfter: string | undefined;
	atMs: number;
};

export type Asking = { received: Received[]; stop: () => Promise<Received[]> };

/** Sends a request over the agent's open connection, or over a new one without an agent. */
export function ask(origin: string, path: string, agent?: Agent): Promise<Received> {
	const atMs = performance.now();
	return new Promise((done) => {
		const tell = (status: number, retryAfter?: string) =>
			done({ path, status, ms: performance.now() - atMs, retryAfter, atMs });
		const asked = request(
			`${origin}${path}`,
			{ agent: agent ?? false, headers: { 'accept-encoding': 'br' } },
			(response) => {
				response.resume();
				response.once('end', () => tell(response.statusCode ?? 0, response.headers['retry-after']));
				// The connection broke in the middle of the response.
				response.once('error', () => tell(0));
			},
		);
		asked.once('error', () => tell(0));
		asked.end();
	});
}

/** Starts this many people, who read one page after another with a pause. */
export function startReading(
	origin: () => string,
	path: (turn: number) => string,
	{ readers = 4, pauseMs = 20, keepAlive = true } = {},
): Asking {
	const received: Received[] = [];
	const agent = new Agent({ keepAlive, maxSockets: readers });
	let on = true;
	let turn = 0;
	const reader = async () => {
		while (on) {
			turn += 1;
			received.push(await ask(origin(), path(turn), keepAlive ? agent : undefined));
			await pause(pauseMs);
		}
	};
	const running = Array.from({ length: readers }, reader);
	return {
		received,
		stop: async () => {
			on = false;
			await Promise.all(running);
			agent.destroy();
			return received;
		},
	};
}

export const slowest = (received: readonly Received[]): number =>
	Math.max(0, ...received.map(({ ms }) => ms));

/** Formats counts by status: "200 × 31, 503 × 4". */
export function statuses(received: readonly Pick<Received, 'status'>[]): string {
	const counts = new Map<number, number>();
	for (const { status } of received) counts.set(status, (counts.get(status) ?? 0) + 1);
	return [...counts].map(([status, count]) => `${status || 'broken'} × ${count}`).join(', ') || 'none';
}
