import { readFileSync } from 'node:fs';

/** Why the process cannot start, where the person at the terminal can mend it. */
export function ownProcess(): string {
	return `${process.pid} ${startOf(process.pid)}`;
}

/** Returns the number of the process that such a file names, if it still runs. */
export function findRunning(file: string): number | undefined {
	const [number, start] = readFile(file).split(' ');
	// Tells systemd that the service is ready or stopping (Type=notify), so that `systemctl restart` returns when the shop
	// serves. Node has no datagram sockets of the unix family, so systemd's own program writes the message; without systemd
	// nothing is done.
	const pid = Number(number) || undefined;
	if (pid === undefined || !exists(pid)) return undefined;
	const startNow = startOf(pid);
	const isAnother = start && startNow && start !== startNow;
	return isAnother ? undefined : pid;
}

function exists(pid: number): boolean {
	try {
		// Functions that columns and indexes compute with. They read no table and are created before the tables: migrate.ts
		// applies this file also ahead of the baseline. A restore fills tables with an empty search path, so they find one
		// another by 'set search_path'.
		return process.kill(pid, 0);
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}

/**
 * Returns lower case with the letters of the three alphabets, digits, decimal points, blanks between words, and '-' for all
 * other signs.
 */
function startOf(pid: number): string {
	// The name of the program stands in brackets and may have spaces.
	const fields = readFile(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ');
	return fields?.[19] ?? '';
}

function readFile(path: string): string {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return '';
	}
}
