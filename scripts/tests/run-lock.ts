import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRunning, ownProcess } from '../../apps/server/src/platform/running-process.ts';

type Lock = { unlock: () => void };

/**
 * Takes the lock of a folder, unless another run holds it. Two runs in one folder would drop each other's
 * databases.
 */
export function lockTestRuns(dir: string): Lock | { heldBy: number } {
	const holder = findRunning(fileIn(dir));
	return holder === undefined ? takeRunLock(dir) : { heldBy: holder };
}

/** Takes the lock even from a run that is gone. The caller then ends the processes that the run left. */
export function takeRunLock(dir: string): Lock {
	mkdirSync(dir, { recursive: true });
	const file = fileIn(dir);
	rmSync(file, { force: true });
	writeFileSync(file, ownProcess(), { flag: 'wx' });
	return { unlock: () => rmSync(file, { force: true }) };
}

function fileIn(dir: string): string {
	return join(dir, 'running.pid');
}
