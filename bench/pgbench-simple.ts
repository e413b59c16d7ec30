import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';

const SCALE = 10;
const CLIENTS = 10;
const DATABASE = 'dukan_pgbench';

/** `pgbench -N`, PostgreSQL's own measure of small writing transactions, on the same server: transactions a second. */
export async function withSimpleUpdates(
	serverUrl: string,
	work: (run: (seconds: number) => Promise<number>) => Promise<void>,
): Promise<void> {
	const server = new pg.Client({ connectionString: serverUrl });
	await server.connect();
	await server.query(`drop database if exists ${DATABASE} with (force)`);
	await server.query(`create database ${DATABASE}`);
	const url = new URL(serverUrl);
	url.pathname = `/${DATABASE}`;
	const pgbench = (...options: string[]) => promisify(execFile)('pgbench', [...options, url.href]);
	try {
		await pgbench(`--scale=${SCALE}`, '--initialize', '--quiet');
		await work(async (seconds) => {
			const load = ['--skip-some-updates', '--no-vacuum', `--client=${CLIENTS}`, `--time=${seconds}`];
			return Number(/^tps = ([\d.]+)/m.exec((await pgbench(...load)).stdout)?.[1]);
		});
	} finally {
		await server.query(`drop database ${DATABASE} with (force)`);
		await server.end();
	}
}
