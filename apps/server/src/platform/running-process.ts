import { readFileSync } from 'node:fs';

/**
 * Identifies this process in a file that may outlive it, by its number and its start time, because another
 * program may get the number later.
 */
export function ownProcess(): string {
	return `${process.pid} ${startOf(process.pid)}`;
}

/** Returns the number of the process that such a file names, if it still runs. */
export function findRunning(file: string): number | undefined {
	const [number, start] = readFile(file).split(' ');
	// A full disk or a power cut leaves an empty file. Its number would be 0, which stands for this process's
	// own group.
	const pid = Number(number) || undefined;
	if (pid === undefined || !exists(pid)) return undefined;
	const startNow = startOf(pid);
	const isAnother = start && startNow && start !== startNow;
	return isAnother ? undefined : pid;
}

function exists(pid: number): boolean {
	try {
		// Signal 0 asks whether the process exists.
		return process.kill(pid, 0);
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}

/** Returns the process's start time in ticks since the machine started, or '' if there is no /proc. */
function startOf(pid: number): string {
	// The name of the program stands in brackets and may contain spaces.
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
