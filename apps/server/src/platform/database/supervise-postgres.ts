import { setTimeout as pause } from 'node:timers/promises';
import type { EmbeddedPostgres } from './embedded-postgres.ts';

const CHECK_EVERY_MS = 1000;

type Events = { onRestarted: () => void; onError: (error: unknown) => void };

/**
 * R2: restarts the embedded PostgreSQL when it has crashed, or when the system has killed it for lack of memory.
 */
export function supervisePostgres(
	postgres: Pick<EmbeddedPostgres, 'restartIfDead'>,
	{ onRestarted, onError }: Events,
): { stop: () => Promise<void> } {
	const stopping = new AbortController();
	const watch = async () => {
		const { signal } = stopping;
		while (!signal.aborted) {
			await pause(CHECK_EVERY_MS, undefined, { signal }).catch(() => {});
			if (signal.aborted) return;
			await postgres.restartIfDead().then((restarted) => restarted && onRestarted(), onError);
		}
	};
	const watching = watch();
	return {
		stop: async () => {
			stopping.abort();
			await watching;
		},
	};
}
