import {
	appendFileSync,
	chmodSync,
	chownSync,
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';

export type Replicated = {
	primary: EmbeddedPostgres;
	replica: EmbeddedPostgres;
	/** Kills the replica without closing connections. */
	killReplica: () => void;
	close: () => Promise<void>;
};

/**
 * Starts a PostgreSQL and a streaming replica of it, which begins as a copy of its files, taken while it is
 * stopped.
 */
export async function startReplicated(): Promise<Replicated> {
	const root = mkdtempSync(join(tmpdir(), 'dukan-replica-'));
	chmodSync(root, 0o755);
	const [first, second] = [join(root, 'primary'), join(root, 'replica')];
	await (await startEmbeddedPostgres(first, () => {})).stop();
	cpSync(first, second, { recursive: true });
	const primary = await startEmbeddedPostgres(first, () => {});
	followPrimary(second, primary.url);
	giveAway(second, statSync(join(first, 'postgres/cluster')));
	const replica = await startEmbeddedPostgres(second, () => {});
	return {
		primary,
		replica,
		killReplica: () => {
			const pid = readFileSync(join(second, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0];
			process.kill(Number(pid), 'SIGQUIT');
		},
		close: async () => {
			await replica.stop();
			await primary.stop();
			rmSync(root, { recursive: true, force: true });
		},
	};
}

function followPrimary(dataDir: string, primaryUrl: string): void {
	const { hostname, port, username, password } = new URL(primaryUrl);
	const cluster = join(dataDir, 'postgres/cluster');
	chmodSync(cluster, 0o700);
	writeFileSync(join(cluster, 'standby.signal'), '');
	appendFileSync(
		join(cluster, 'postgresql.auto.conf'),
		`primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
	);
}

/** Changes the owner of files that root copied, because PostgreSQL requires that it owns its files. */
function giveAway(dir: string, { uid, gid }: { uid: number; gid: number }): void {
	for (const entry of readdirSync(dir, { recursive: true })) chownSync(join(dir, String(entry)), uid, gid);
}
