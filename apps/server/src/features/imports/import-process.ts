import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '../../platform/clock.ts';

export type ImportJob = {
	databaseUrl: string;
	kind: 'check' | 'run' | 'undo';
	importId: number;
	staffId: number;
	now: string;
};

/** Reading a workbook of 20 MiB takes a third of this. */
const MAX_HEAP_MB = 768;
/** Ten times what the largest sheet takes. What runs longer hangs, and is ended. */
const MAX_DURATION_MS = 30 * MINUTE_MS;

/**
 * An import in a process of its own, which takes what the pages leave: neither a large sheet nor one made to unpack without
 * end can slow down or end the server. Resolves at its end with whether it ended well.
 */
export function startImportProcess(job: ImportJob): Promise<boolean> {
	const child = fork(join(import.meta.dirname, 'import-process-main.ts'), {
		execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
		timeout: MAX_DURATION_MS,
		killSignal: 'SIGKILL',
	});
	if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
	child.send(job);
	return new Promise((done) => {
		child.once('error', () => done(false));
		child.once('exit', (code) => done(code === 0));
	});
}
