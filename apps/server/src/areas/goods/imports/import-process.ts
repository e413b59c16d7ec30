import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS, SECOND_MS } from '../../../platform/clock.ts';

export type ImportJob = {
	databaseUrl: string;
	kind: 'check' | 'run' | 'undo';
	importId: number;
	staffId: number;
	now: string;
};

/** Reading a workbook of 20 MiB takes a third of this. */
const MAX_HEAP_MB = 768;
/** Ten times what the largest sheet takes. A process that runs longer hangs, and is ended. */
const MAX_DURATION_MS = 30 * MINUTE_MS;
const HEARTBEAT_MS = 15 * SECOND_MS;
/** S25: the limit of this server process; one that hangs counts until it is ended. */
const MAX_PROCESSES = 4;

let running = 0;

export function mayStartImport(): boolean {
	return running < MAX_PROCESSES;
}

/**
 * Runs an import in a process of its own with low priority: neither a large sheet nor one made to unpack without end can slow
 * down or end the server. On a busy machine it may take long to begin: `beat` is called while it lives. Resolves at its end
 * with whether it ended well.
 */
export function startImportProcess(
	job: ImportJob,
	{
		beat,
		beatEveryMs = HEARTBEAT_MS,
		maxDurationMs = MAX_DURATION_MS,
	}: { beat: () => void; beatEveryMs?: number; maxDurationMs?: number },
): Promise<boolean> {
	const child = fork(join(import.meta.dirname, 'import-process-main.ts'), {
		execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
		timeout: maxDurationMs,
		killSignal: 'SIGKILL',
	});
	if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
	child.send(job);
	running += 1;
	const heartbeat = setInterval(beat, beatEveryMs);
	return new Promise<boolean>((done) => {
		child.once('error', () => done(false));
		child.once('exit', (code) => done(code === 0));
	}).finally(() => {
		running -= 1;
		clearInterval(heartbeat);
	});
}
