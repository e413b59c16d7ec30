import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Lock = { heldBy: number } | { unlock: () => void };

/** Two runs in one folder would drop each other's databases. */
export function lockTestRuns(dir: string): Lock {
	const file = join(dir, 'running.pid');
	const holder = readHolder(file);
	if (holder !== undefined && isRunning(holder)) return { heldBy: holder };
	rmSync(file, { force: true });
	writeFileSync(file, String(process.pid), { flag: 'wx' });
	return { unlock: () => rmSync(file, { force: true }) };
}

function readHolder(file: string): number | undefined {
	try {
		// A full disk or a power cut leaves an empty file; process 0 would be this one's own group.
		return Number(readFileSync(file, 'utf8')) || undefined;
	} catch {
		return undefined;
	}
}

function isRunning(pid: number): boolean {
	try {
		// Signal 0 asks whether the process exists.
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
