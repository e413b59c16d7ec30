import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../apps/server/src/testing/nginx.ts';

/** The oldest PostgreSQL that production may have, where Debian's package puts it. */
const PROGRAMS = '/usr/lib/postgresql/15/bin';
const START_MS = 60_000;
const LOOK_MS = 100;

type DebianPostgres = { url: string; stop: () => Promise<void> };

export const isDebianPostgresInstalled = existsSync(join(PROGRAMS, 'initdb'));

/**
 * Starts Debian's PostgreSQL on an empty cluster. Its main process belongs to this process group, so it ends
 * with a killed run. PostgreSQL refuses to run as root, so root uses the account of the package.
 */
export async function startDebianPostgres(
	cacheDir: string,
	settings: Record<string, string>,
): Promise<DebianPostgres> {
	const clone = createHash('sha256').update(cacheDir).digest('hex').slice(0, 8);
	const dir = join(tmpdir(), `dukan-test-postgres-15-${clone}`);
	const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
	rmSync(dir, { recursive: true, force: true });
	mkdirSync(dir, { mode: 0o755 });
	if (account) chownSync(dir, account.uid, account.gid);
	const cluster = join(dir, 'cluster');
	// docs/operations.md creates the shop's database with the same options.
	const words = ['-D', cluster, '-U', 'dukan', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
	execFileSync(join(PROGRAMS, 'initdb'), words, { cwd: dir, stdio: 'pipe', ...account });

	const port = await freePort();
	const all = { ...settings, listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) };
	const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
	const server = spawn(join(PROGRAMS, 'postgres'), ['-D', cluster, ...options], {
		cwd: dir,
		stdio: 'ignore',
		...account,
	});
	const exited = new Promise<void>((done) => server.once('exit', () => done()));
	const url = `postgres://dukan@127.0.0.1:${port}/postgres`;
	const until = performance.now() + START_MS;
	while (!(await answers(url))) {
		if (server.exitCode !== null || performance.now() > until)
			throw new Error(`${PROGRAMS}/postgres did not start in ${dir}.`);
		await pause(LOOK_MS);
	}
	return {
		url,
		stop: async () => {
			// SIGINT asks PostgreSQL for a fast shutdown.
			server.kill('SIGINT');
			await exited;
			rmSync(dir, { recursive: true, force: true });
		},
	};
}

function accountOf(name: string): { uid: number; gid: number } {
	const id = (which: string) => Number(execFileSync('id', [which, name]).toString());
	return { uid: id('-u'), gid: id('-g') };
}

async function answers(url: string): Promise<boolean> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
	try {
		await client.connect();
		return true;
	} catch {
		return false;
	} finally {
		await client.end().catch(() => {});
	}
}
