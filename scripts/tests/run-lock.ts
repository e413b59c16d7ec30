import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRunning, ownProcess } from '../../apps/server/src/platform/running-process.ts';

type Lock = { heldBy: number } | { unlock: () => void };

/** Two runs in one folder would drop each other's databases. */
export function lockTestRuns(dir: string): Lock {
	const file = join(dir, 'running.pid');
	const holder = findRunning(file);
	if (holder !== undefined) return { heldBy: holder };
	rmSync(file, { force: true });
	writeFileSync(file, ownProcess(), { flag: 'wx' });
	return { unlock: () => rmSync(file, { force: true }) };
}
