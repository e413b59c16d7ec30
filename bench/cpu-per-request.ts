import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const TICKS_PER_S = 100;
const CONNECTIONS = 16;

/** CPU time a process has used, all its threads, in microseconds. Linux. */
function cpuUs(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
	// After the name: utime is the 12th field, stime the 13th.
	return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_S) * 1_000_000;
}

export type Load = { cpuUsPerRequest: number; requestsPerS: number };

/** Asks `amount` times and tells what each cost the server. */
export async function cpuPerRequest(
	origin: string,
	pid: number,
	amount: number,
	headers: Record<string, string>,
): Promise<Load> {
	const before = cpuUs(pid);
	const result = await autocannon({ url: origin, connections: CONNECTIONS, amount, headers });
	if (result.non2xx > 0 || result.errors > 0)
		throw new Error(`${result.non2xx + result.errors} requests failed.`);
	return { cpuUsPerRequest: (cpuUs(pid) - before) / amount, requestsPerS: amount / result.duration };
}

export function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
