import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';

/** `{n}` in an address or a header is another number each time. */
export type LoadRequest = { url: string; body?: object; headers?: Record<string, string> };
export type Wave = { requests: readonly LoadRequest[]; perS: number; forMs: number };
/** Status 0 where the line broke; `index` is that of the request in the wave. */
export type Timed = { index: number; status: number; ms: number };

export type Visitors = { arrive: (wave: Wave) => Promise<Timed[]>; leave: () => void };

/** People in a process of their own, with the priority they would have: none of theirs runs on the shop's machine. */
export function inviteVisitors(priority: number): Visitors {
	const child = fork(join(import.meta.dirname, 'visitors-main.ts'));
	try {
		// At once, for only threads that start later take it over.
		if (child.pid) setPriority(child.pid, priority);
	} catch {
		// Only root may raise it: the figures then hold some of the visitors' own waiting for a core.
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
