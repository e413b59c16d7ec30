import { readdirSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import pg from 'pg';

const CONNECTIONS = 16;
/** Linux counts the time of ended processes in hundredths of a second. */
const TICK_US = 10_000;

export function median(values: readonly number[]): number {
	return shareOf(values, 0.5);
}

/** Returns the value below which this share of the values lies: 0.99 gives p99. */
export function shareOf(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Returns the CPU time in microseconds that all threads of a process have used so far. Works on Linux only.
 */
export function cpuUs(pid: number): number {
	let ns = 0;
	for (const thread of namesIn(`/proc/${pid}/task`))
		ns += Number(readOrNothing(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]);
	return ns / 1000;
}

/** Returns the CPU time in microseconds that one request costs the server, over 16 connections. */
export async function cpuUsPerRequest(
	url: string,
	pid: number,
	amount: number,
	headers: Record<string, string>,
): Promise<number> {
	const before = cpuUs(pid);
	const { non2xx, errors } = await autocannon({ url, headers, amount, connections: CONNECTIONS });
	if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} broken.`);
	return (cpuUs(pid) - before) / amount;
}

/** Returns the main process of the database server. It starts one process for each connection. */
export async function findPostmaster(databaseUrl: string): Promise<number> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
	const parent = parentOf(rows[0]?.pid ?? 0);
	await client.end();
	return parent;
}

/**
 * Returns the CPU time in microseconds that PostgreSQL has used so far in all its processes, including ended
 * ones.
 */
export function postgresCpuUs(postmaster: number): number {
	const children = namesIn('/proc').filter(
		(name) => /^\d+$/.test(name) && parentOf(Number(name)) === postmaster,
	);
	const [, , , , , , , , , , , , , endedUser = '0', endedSystem = '0'] = statOf(postmaster);
	const living = [postmaster, ...children.map(Number)].reduce((sum, pid) => sum + cpuUs(pid), 0);
	return living + (Number(endedUser) + Number(endedSystem)) * TICK_US;
}

const parentOf = (pid: number) => Number(statOf(pid)[1] ?? 0);

/**
 * Returns the fields after the name of the process, which may contain blanks. They begin with state and
 * parent (proc(5)).
 */
function statOf(pid: number): string[] {
	const line = readOrNothing(`/proc/${pid}/stat`);
	return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

function namesIn(dir: string): string[] {
	try {
		return readdirSync(dir);
	} catch {
		return [];
	}
}

/** Returns an empty text for a process that has ended meanwhile. */
function readOrNothing(path: string): string {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return '';
	}
}
