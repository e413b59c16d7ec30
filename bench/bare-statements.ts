import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { PLANNER_OPTIONS } from '../apps/server/src/platform/database/database.ts';
import type { Statement } from '../apps/server/src/testing/noted-statements.ts';

const WARM_UP = 10;

/** How long these statements take one after another over a plain connection of the driver, repeatedly. */
export async function overPlainConnection(
	databaseUrl: string,
	statements: readonly Statement[],
	amount: number,
): Promise<number[]> {
	const client = new pg.Client({ connectionString: databaseUrl, options: PLANNER_OPTIONS });
	await client.connect();
	const tookMs: number[] = [];
	for (let turn = -WARM_UP; turn < amount; turn += 1) {
		const startMs = performance.now();
		for (const { sql, parameters } of statements) await client.query(sql, [...parameters]);
		if (turn >= 0) tookMs.push(performance.now() - startMs);
	}
	await client.end();
	return tookMs;
}

/** The same by pgbench with one client, in milliseconds for all of them; nothing where it is not installed. */
export async function byPgbench(
	databaseUrl: string,
	dir: string,
	statements: readonly Statement[],
	amount: number,
): Promise<number | undefined> {
	const file = join(dir, 'statements.pgbench.sql');
	writeFileSync(file, `${statements.map(withLiterals).join('\n')}\n`);
	const options = ['--no-vacuum', '--client=1', `--transactions=${amount}`, `--file=${file}`];
	const child = spawn('pgbench', [...options, databaseUrl], {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, PGOPTIONS: PLANNER_OPTIONS },
	});
	const started = await new Promise<boolean>((done) => {
		child.once('spawn', () => done(true));
		child.once('error', () => done(false));
	});
	if (!started) return undefined;
	const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
	const ms = /^latency average = ([\d.]+) ms/m.exec(said)?.[1];
	if (!ms || /failed transactions: [1-9]|aborted/.test(said + complained))
		throw new Error(complained || said);
	return Number(ms);
}

function withLiterals({ sql, parameters }: Statement): string {
	const line = sql.trim().replaceAll(/\s+/g, ' ');
	return `${line.replaceAll(/\$(\d+)/g, (_, place) => literal(parameters[Number(place) - 1]))};`;
}

function literal(value: unknown): string {
	if (value === null || value === undefined) return 'null';
	if (value instanceof Date) return `'${value.toISOString()}'`;
	if (Array.isArray(value)) return `'{${value.map((one) => JSON.stringify(one)).join(',')}}'`;
	// A colon would be a variable of pgbench.
	return `'${String(value).replaceAll("'", "''").replaceAll(':', '')}'`;
}
