import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { restoreBackup, undoRestore } from '../../apps/server/src/features/backups/restore-backup.ts';
import { writeBackup } from '../../apps/server/src/features/backups/write-backup.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { requireSchema } from '../../apps/server/src/platform/database/migrate.ts';
import { UnfinishedRestore } from '../../apps/server/src/platform/database/unfinished-restore.ts';
import { signUpShopper } from '../../apps/server/src/testing/shopper.ts';
import type { BenchShop } from '../bench-shop.ts';

const KILLS = { full: 20, short: 5 };
const RESTORE = join(import.meta.dirname, '../../apps/server/src/commands/restore.ts');

/** R16: `kill -9` of a restore at any moment leaves the shop of before, the restored one, or a refusal that can be undone. */
export async function restoreKills({ databaseUrl, report, full }: BenchShop): Promise<void> {
	const root = mkdtempSync(join(tmpdir(), 'dukan-restore-'));
	const options = { databaseUrl, dataDir: join(root, 'data'), dir: join(root, 'backup'), say: () => {} };
	const withDb = async <Result>(work: (db: Database) => Promise<Result>) => {
		const db = openDatabase(databaseUrl, () => {}, { noQueryTimeout: true });
		return work(db).finally(() => db.destroy());
	};
	const people = () =>
		withDb(
			async (db) =>
				(await sql<{ count: number }>`select count(*)::integer as count from users`.execute(db)).rows[0]
					?.count,
		);
	const signUp = () =>
		withDb((db) =>
			signUpShopper({
				app: { inject: () => Promise.reject(new Error('unused')) },
				db,
				clock: () => new Date(),
			}),
		);
	const outcomes = { before: 0, restored: 0, refused: 0, OTHER: 0 };
	try {
		await signUp();
		await writeBackup({ ...options, now: new Date() });
		const inBackup = await people();
		const tookMs = await timed(() => restoreBackup({ ...options, replace: true }));
		await signUp();
		const before = await people();
		for (let kill = 0; kill < (full ? KILLS.full : KILLS.short); kill += 1) {
			await killedRestore(databaseUrl, options, Math.random() * tookMs);
			const refusal = await requireSchema(databaseUrl).catch((error: unknown) => error);
			if (refusal instanceof UnfinishedRestore) {
				await undoRestore(databaseUrl);
				outcomes[(await people()) === before ? 'refused' : 'OTHER'] += 1;
				continue;
			}
			const now = await people();
			outcomes[now === before ? 'before' : now === inBackup ? 'restored' : 'OTHER'] += 1;
			if (now === inBackup) await signUp();
		}
		report.check(
			'R16 a restore killed at a random moment',
			'the shop of before, the restored one, or a refusal that is undone',
			Object.entries(outcomes)
				.map(([name, count]) => `${name} ${count}`)
				.join(', '),
			outcomes.OTHER === 0 && outcomes.refused > 0,
		);
	} finally {
		rmSync(root, { recursive: true, force: true });
	}
}

async function timed(work: () => Promise<unknown>): Promise<number> {
	const startedAt = performance.now();
	await work();
	return performance.now() - startedAt;
}

/** Counted from its first line: before that the command is only being compiled. */
async function killedRestore(
	databaseUrl: string,
	{ dataDir, dir }: { dataDir: string; dir: string },
	afterMs: number,
): Promise<void> {
	const child = spawn(process.execPath, [RESTORE, dir, '--replace'], {
		env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	const exited = new Promise<void>((done) => child.once('close', () => done()));
	await Promise.race([new Promise<void>((done) => child.stdout.once('data', () => done())), exited]);
	child.stdout.resume();
	await Promise.race([pause(afterMs), exited]);
	child.kill('SIGKILL');
	await exited;
}
