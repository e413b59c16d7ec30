import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const CHECK_EVERY_MS = 100;

/** Waits until no other living process of this machine holds the file, and holds it until the returned function is called. */
export async function lockFile(path: string): Promise<() => void> {
	for (;;) {
		try {
			writeFileSync(path, String(process.pid), { flag: 'wx' });
			return () => rmSync(path, { force: true });
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
		}
		if (isHeld(path)) await pause(CHECK_EVERY_MS);
		// Its process was killed.
		else rmSync(path, { force: true });
	}
}

function isHeld(path: string): boolean {
	try {
		const text = readFileSync(path, 'utf8');
		// Between its creation and its content.
		if (text === '') return true;
		const pid = Number(text);
		if (pid === process.pid) return false;
		process.kill(pid, 0);
		return true;
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		return code === 'EPERM';
	}
}
