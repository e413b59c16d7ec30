import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** `{n}` in an address or a header becomes another number each time. */
export type LoadRequest = { url: string; body?: object; headers?: Record<string, string> };
type Wave = { requests: readonly LoadRequest[]; perS: number; forMs: number };
/** `index` is the position of the request in the wave. Status 0 means a broken connection. */
export type Timed = { index: number; status: number; ms: number };

export type Visitors = { arrive: (wave: Wave) => Promise<Timed[]>; leave: () => void };

/** A timer costs as much as sending a request, so two or three requests are sent at once after this pause. */
const MIN_PAUSE_MS = 2;

/**
 * Starts people who arrive at a fixed rate, whether or not others get answers. Load tools with a fixed number
 * of connections cannot do that. The people run in a process of their own with the given priority, because
 * real visitors do not use the shop's machine.
 */
export function inviteVisitors(priority: number): Visitors {
	const child = fork(import.meta.filename);
	try {
		// The priority is set at once, because only threads that start later inherit it.
		if (child.pid) setPriority(child.pid, priority);
	} catch {
		// Only root may raise the priority. Otherwise the figures include some of the time in which the
		// visitors themselves waited for a core.
	}
	return {
		arrive: (wave) =>
			new Promise((done, fail) => {
				const gone = () => fail(new Error('The visitors are gone.'));
				child.once('exit', gone);
				child.once('message', (responses: Timed[]) => {
					child.off('exit', gone);
					done(responses);
				});
				child.send(wave);
			}),
		leave: () => child.disconnect(),
	};
}

if (import.meta.main) {
	const agent = new Agent({ keepAlive: true });
	let sent = 0;
	const send = ({ url, body, headers }: LoadRequest, index: number): Promise<Timed> => {
		sent += 1;
		const numbered = JSON.parse(JSON.stringify({ url, headers }).replaceAll('{n}', String(sent)));
		const text = body && JSON.stringify(body);
		const startedMs = performance.now();
		return new Promise((done) => {
			const tell = (status: number) => done({ index, status, ms: performance.now() - startedMs });
			const asked = request(
				numbered.url,
				{
					agent,
					method: body ? 'POST' : 'GET',
					headers: {
						'accept-encoding': 'br',
						...(body && { 'content-type': 'application/json' }),
						...numbered.headers,
					},
				},
				(response) => {
					response.resume().once('error', () => tell(0));
					response.once('end', () => tell(response.statusCode ?? 0));
				},
			);
			asked.once('error', () => tell(0)).end(text);
		});
	};
	process.on('message', async ({ requests, perS, forMs }: Wave) => {
		const responses: Promise<Timed>[] = [];
		const startedMs = performance.now();
		while (performance.now() - startedMs < forMs) {
			const due = ((performance.now() - startedMs) / 1000) * perS;
			for (let next = responses.length; next < due; next += 1) {
				const index = next % requests.length;
				responses.push(send(requests[index] as LoadRequest, index));
			}
			await pause(Math.max(MIN_PAUSE_MS, 1000 / perS / 2));
		}
		process.send?.(await Promise.all(responses));
	});
	process.once('disconnect', () => process.exit(0));
}
