import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { cpuUs } from './cpu-time.ts';

/** Linux counts the time of ended processes in hundredths of a second. */
const TICK_US = 10_000;

/** The process of the server itself, which starts one for each connection. */
export async function findPostmaster(databaseUrl: string): Promise<number> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
	const parent = parentOf(rows[0]?.pid ?? 0);
	await client.end();
	return parent;
}

/** CPU time that PostgreSQL has used so far in all its processes, also those that have ended, in microseconds. */
export function postgresCpuUs(postmaster: number): number {
	const children = readdirSync('/proc').filter(
		(name) => /^\d+$/.test(name) && parentOf(Number(name)) === postmaster,
	);
	const living = [postmaster, ...children.map(Number)].reduce((sum, pid) => sum + cpuUs(pid), 0);
	return living + endedCpuUs(postmaster);
}

/** CPU time of children of a process that have ended, in microseconds. */
export function endedCpuUs(pid: number): number {
	const [, , , , , , , , , , , , , endedUser = '0', endedSystem = '0'] = statOf(pid);
	return (Number(endedUser) + Number(endedSystem)) * TICK_US;
}

function parentOf(pid: number): number {
	return Number(statOf(pid)[1] ?? 0);
}

/** What follows the name, which may hold blanks: state, parent, … (proc(5)). */
function statOf(pid: number): string[] {
	try {
		const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
		return line.slice(line.lastIndexOf(')') + 2).split(' ');
	} catch {
		// It has ended meanwhile.
		return [];
	}
}
