import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { findRunning, ownProcess } from '../running-process.ts';

const CHECK_EVERY_MS = 100;

/** Waits until no other living process of this machine holds the file, and holds it until the returned function is called. */
export async function lockFile(path: string): Promise<() => void> {
	const own = `${path}.${process.pid}`;
	try {
		// A link has its content from the first moment, whereas a full disk or a power cut could leave an empty
		// file.
		writeFileSync(own, ownProcess());
		while (!isLinked(own, path)) {
			if (isHeld(path)) await pause(CHECK_EVERY_MS);
			// The process that held the lock was killed.
			else rmSync(path, { force: true });
		}
	} finally {
		rmSync(own, { force: true });
	}
	return () => rmSync(path, { force: true });
}

function isLinked(own: string, path: string): boolean {
	try {
		linkSync(own, path);
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
		return false;
	}
}

function isHeld(path: string): boolean {
	const holder = findRunning(path);
	return holder !== undefined && holder !== process.pid;
}
