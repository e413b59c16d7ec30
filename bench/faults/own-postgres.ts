import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDemoCatalogue } from '../../apps/server/src/commands/demo/fill-catalogue.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded-postgres.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';

export type OwnPostgres = {
	url: string;
	/**
	 * The data folder of a shop without DATABASE_URL. Such a shop uses this PostgreSQL and restarts it when
	 * it is gone.
	 */
	dataDir: string;
	/** Sends the signal to all processes of this PostgreSQL at once. */
	signal: (signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL') => void;
	/** Stops PostgreSQL as an administrator would. */
	stop: () => Promise<void>;
	/** Starts PostgreSQL again on the same port. */
	start: () => Promise<void>;
	close: () => Promise<void>;
};

/**
 * Opens a filled PostgreSQL of its own, which a bench may freeze and kill without affecting anything else.
 */
export async function openOwnPostgres({ parent = tmpdir() } = {}): Promise<OwnPostgres> {
	const root = mkdtempSync(join(parent, 'dukan-own-'));
	chmodSync(root, 0o755);
	let postgres = await startEmbeddedPostgres(root, () => {});
	const { url } = postgres;
	const port = Number(new URL(url).port);
	await migrate(url, () => {});
	await fillDemoCatalogue(url, { replace: false, now: new Date(), say: () => {} });
	const pidFile = join(root, 'postgres/cluster/postmaster.pid');
	const stop = async () => {
		const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
		// SIGINT is a fast shutdown, which closes all connections.
		process.kill(postmaster, 'SIGINT');
		while (isAlive(postmaster)) await new Promise((done) => setTimeout(done, 20));
	};
	return {
		url,
		dataDir: root,
		signal: (signal) => signalFamily(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), signal),
		stop,
		start: async () => {
			postgres = await startEmbeddedPostgres(root, () => {}, { port });
		},
		close: async () => {
			await stop();
			rmSync(root, { recursive: true, force: true });
		},
	};
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}

/** Signals a PostgreSQL server and the processes that it has started. */
export function signalFamily(postmaster: number, signal: NodeJS.Signals): void {
	let children = '';
	try {
		children = execFileSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' });
	} catch {
		// The server has no children.
	}
	for (const pid of [postmaster, ...children.split('\n').filter(Boolean).map(Number)]) {
		try {
			process.kill(pid, signal);
		} catch {
			// The process ended with its parent.
		}
	}
}
