import { hostname } from 'node:os';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { noteJobRun } from './operations.queries.ts';

export const PROCESS_NAME = `${hostname()}, ${process.pid}`;

/** Runs a job and stores how its last run ended, whichever process ran it. */
export async function runJob(
	{ db, clock }: { db: Database; clock: Clock },
	job: string,
	work: () => Promise<void>,
): Promise<void> {
	const started_at = clock();
	let failure: unknown;
	await work().catch((error: unknown) => {
		failure = error ?? new Error('unknown');
	});
	const run = {
		started_at,
		finished_at: clock(),
		ok: failure === undefined,
		note: failure instanceof Error ? failure.message.slice(0, 300) : '',
		process: PROCESS_NAME,
	};
	await noteJobRun(db, job, run);
	if (failure !== undefined) throw failure;
}
