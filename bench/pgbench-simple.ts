import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import pg from 'pg';

const SCALE = 10;
const CLIENTS = 10;
const DATABASE = 'dukan_pgbench';

export type SimpleUpdates = { run: (seconds: number) => Promise<number>; drop: () => Promise<void> };

/** `pgbench -N`, PostgreSQL's own measure of small writing transactions, on the same server: transactions a second. */
export async function prepareSimpleUpdates(serverUrl: string): Promise<SimpleUpdates> {
	const server = new pg.Client({ connectionString: serverUrl });
	await server.connect();
	await server.query(`drop database if exists ${DATABASE} with (force)`);
	await server.query(`create database ${DATABASE}`);
	const url = new URL(serverUrl);
	url.pathname = `/${DATABASE}`;
	await pgbench([`--scale=${SCALE}`, '--initialize', '--quiet'], url.href);
	return {
		run: async (seconds) => {
			const said = await pgbench(
				['--skip-some-updates', '--no-vacuum', `--client=${CLIENTS}`, `--time=${seconds}`],
				url.href,
			);
			return Number(/^tps = ([\d.]+)/m.exec(said)?.[1]);
		},
		drop: async () => {
			await server.query(`drop database ${DATABASE} with (force)`);
			await server.end();
		},
	};
}

async function pgbench(options: readonly string[], url: string): Promise<string> {
	const child = spawn('pgbench', [...options, url], { stdio: ['ignore', 'pipe', 'pipe'] });
	const failed = new Promise<never>((_, fail) => child.once('error', fail));
	const [said, complained] = await Promise.race([
		Promise.all([text(child.stdout), text(child.stderr)]),
		failed,
	]);
	if (/failed transactions: [1-9]|aborted|error/i.test(said + complained))
		throw new Error(complained || said);
	return said;
}
