import autocannon from 'autocannon';
import { cpuUs } from './cpu-time.ts';

const CONNECTIONS = 16;

export type Load = { cpuUsPerRequest: number; requestsPerS: number };

/** Asks `amount` times and tells what each cost the server. */
export async function cpuPerRequest(
	url: string,
	pid: number,
	amount: number,
	headers: Record<string, string>,
): Promise<Load> {
	const before = cpuUs(pid);
	const startMs = performance.now();
	const result = await autocannon({ url, connections: CONNECTIONS, amount, headers });
	const tookS = (performance.now() - startMs) / 1000;
	if (result.non2xx > 0 || result.errors > 0)
		throw new Error(`${url}: ${result.non2xx + result.errors} requests failed.`);
	return { cpuUsPerRequest: (cpuUs(pid) - before) / amount, requestsPerS: amount / tookS };
}

export function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
