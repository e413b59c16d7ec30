import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Linux's unit of processor time. */
const TICKS_A_SECOND = 100;

/**
 * Returns the processor time of this process and of its ended children. Systems other than Linux count this
 * process alone.
 */
export function ownCpuSeconds(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1_000_000 + (readStat('self')?.ofEndedChildren ?? 0);
}

/**
 * Returns the processor time of PostgreSQL with all its processes; undefined if it runs elsewhere or the
 * system is not Linux.
 */
export async function postgresCpuSeconds(serverUrl: string): Promise<number | undefined> {
	const client = new pg.Client({ connectionString: serverUrl });
	await client.connect();
	try {
		const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
		const backend = readStat(String(rows[0]?.pid));
		if (backend?.program !== 'postgres') return undefined;
		const main = readStat(backend.parent);
		const running = readdirSync('/proc')
			.filter((name) => /^\d+$/.test(name))
			.map(readStat)
			.filter((process) => process?.parent === backend.parent);
		return [main, ...running].reduce((sum, one) => sum + (one ? one.own + one.ofEndedChildren : 0), 0);
	} finally {
		await client.end();
	}
}

type Stat = { program: string; parent: string; own: number; ofEndedChildren: number };

/** Reads proc_pid_stat(5). Returns undefined if there is no such file, or if the process has just ended. */
function readStat(pid: string): Stat | undefined {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
		const [, program = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(text) ?? [];
		// The fields begin with the third of the manual page.
		const fields = rest.split(' ');
		const seconds = (field: number) => Number(fields[field - 3]) / TICKS_A_SECOND;
		return {
			program,
			parent: fields[1] ?? '',
			own: seconds(14) + seconds(15),
			ofEndedChildren: seconds(16) + seconds(17),
		};
	} catch {
		return undefined;
	}
}
