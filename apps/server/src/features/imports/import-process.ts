import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

export type ImportJob = {
	databaseUrl: string;
	kind: 'check' | 'run' | 'undo';
	importId: number;
	staffId: number;
	now: string;
};

/** Reading a workbook of 20 MiB takes a third of this. */
const MAX_HEAP_MB = 768;

/**
 * An import in a process of its own, which takes what the pages leave: neither a large sheet nor one made to unfold without
 * end can slow down or end the server. Resolves when it is over, with whether it ended well.
 */
export function startImportProcess(job: ImportJob): Promise<boolean> {
	const child = fork(join(import.meta.dirname, 'import-process-main.ts'), {
		execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
	});
	if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
	child.send(job);
	return new Promise((done) => {
		child.once('error', () => done(false));
		child.once('exit', (code) => done(code === 0));
	});
}
