import { readdirSync, readFileSync } from 'node:fs';

/** CPU time that a process has used so far, all its threads, in microseconds. Linux. */
export function cpuUs(pid: number): number {
	let ns = 0;
	for (const thread of threads(pid)) ns += threadNs(pid, thread);
	return ns / 1000;
}

function threads(pid: number): string[] {
	try {
		return readdirSync(`/proc/${pid}/task`);
	} catch {
		return [];
	}
}

function threadNs(pid: number, thread: string): number {
	try {
		return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
	} catch {
		// It has ended meanwhile.
		return 0;
	}
}
