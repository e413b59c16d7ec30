import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { startServer } from '../../apps/server/src/testing/server-process.ts';
import type { BenchShop } from '../bench-shop.ts';
import { prepareBuyers, startBuying } from './buyers.ts';
import { startReading, statuses } from './readers.ts';

const MIGRATIONS = join(import.meta.dirname, '../../apps/server/src/migrations');

/** What a next version might bring: columns on the busiest tables, a constraint, an index built beside the work. */
const STEPS = {
	'901_columns.sql': `alter table products add column fault_note text not null default '';
		alter table orders add column fault_note text;
		alter table users add column fault_note text;`,
	'902_index.sql':
		'-- outside a transaction\ncreate index concurrently if not exists fault_orders on orders (created_at, user_id)',
	'903_check.sql': `alter table orders add constraint fault_check check (fault_note is null or fault_note <> '') not valid;`,
	'904_prove_check.sql': 'alter table orders validate constraint fault_check;',
};
/** Somebody reads these tables for so long, as a report or a backup does. */
const LONG_READ_MS = { full: 8000, short: 4000 };
const ROUNDS = { full: 3, short: 1 };

/** R12: steps that need the busiest tables for themselves, while people read and order and a report is made. */
export async function migrations(bench: BenchShop): Promise<void> {
	const { report, full } = bench;
	const readMs = full ? LONG_READ_MS.full : LONG_READ_MS.short;
	const rounds = full ? ROUNDS.full : ROUNDS.short;
	const careful = await migrateUnderLoad(bench, { readMs, rounds });
	report.check(
		`R12 ${Object.keys(STEPS).length} steps under load, behind a read of ${readMs / 1000} s, ${rounds} times`,
		'0 errors, all steps done',
		`${careful.told}; steps took ${careful.tookS} s`,
		careful.errors === 0 && careful.done,
	);
	const careless = await migrateUnderLoad(bench, { readMs, rounds: 1, lockTimeoutMs: 0 });
	report.check('R12 control: without lock_timeout', 'errors', careless.told, careless.errors > 0);
	await refusals(bench);
}

async function migrateUnderLoad(
	{ databaseUrl, dataDir }: BenchShop,
	{ readMs, rounds, lockTimeoutMs }: { readMs: number; rounds: number; lockTimeoutMs?: number },
) {
	const dir = mkdtempSync(join(tmpdir(), 'dukan-steps-'));
	cpSync(MIGRATIONS, dir, { recursive: true });
	for (const [name, text] of Object.entries(STEPS)) writeFileSync(join(dir, name), text);
	const shop = await startServer({
		DATABASE_URL: databaseUrl,
		DATA_DIR: dataDir,
		LOG_LEVEL: 'silent',
		DEMO_CATALOGUE: 'off',
		ADDRESS_LIMIT_FACTOR: '1000000',
	});
	const db = openDatabase(databaseUrl, () => {}, { noQueryTimeout: true });
	const reporter = new pg.Client({ connectionString: databaseUrl });
	await reporter.connect();
	try {
		await sql`truncate orders, sessions, users cascade`.execute(db);
		const buying = startBuying(await prepareBuyers(db), () => [shop.origin], { buyers: 6 });
		const reading = startReading(
			() => shop.origin,
			(turn) => `/api/search?query=step${turn}`,
			{ readers: 2 },
		);
		await pause(1000);
		let tookMs = 0;
		let done = true;
		for (let round = 0; round < rounds; round += 1) {
			await reporter.query('begin');
			await reporter.query('select count(*) from products, orders where products.id < 10');
			const startedAt = performance.now();
			const migrating = migrate(databaseUrl, () => {}, {
				dir,
				...(lockTimeoutMs !== undefined && { lockTimeoutMs }),
			});
			await pause(readMs);
			await reporter.query('commit');
			await migrating;
			tookMs += performance.now() - startedAt;
			done &&= await allThere(db);
			await takeBack(db);
		}
		await pause(1000);
		await buying.stop();
		const received = await reading.stop();
		const refused = [...buying.refused].map(([status, count]) => `${status || 'broken'} × ${count}`);
		const errors =
			received.filter(({ status }) => status !== 200).length +
			[...buying.refused.values()].reduce((sum, count) => sum + count, 0);
		return {
			errors,
			done,
			tookS: (tookMs / 1000).toFixed(1),
			told: `reads ${statuses(received)}; ${buying.told.length} orders, refused ${refused.join(', ') || 0}`,
		};
	} finally {
		await reporter.end();
		await db.destroy();
		await shop.stop();
		rmSync(dir, { recursive: true, force: true });
	}
}

async function allThere(db: ReturnType<typeof openDatabase>): Promise<boolean> {
	const { rows } = await sql<{ steps: number; valid: boolean }>`select count(*)::integer as steps,
		(select indisvalid from pg_index where indexrelid = 'fault_orders'::regclass) as valid
		from migrations where number > 900`.execute(db);
	return rows[0]?.steps === Object.keys(STEPS).length && rows[0].valid;
}

/** For the next round. Each waits only as long as a step may. */
async function takeBack(db: ReturnType<typeof openDatabase>): Promise<void> {
	const statements = [
		'drop index concurrently fault_orders',
		'alter table orders drop constraint fault_check, drop column fault_note',
		'alter table products drop column fault_note',
		'alter table users drop column fault_note',
		'delete from migrations where number > 900',
	];
	for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Newer than it knows; older, where it must not change anything itself. */
async function refusals({ databaseUrl, dataDir, report }: BenchShop): Promise<void> {
	const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO_CATALOGUE: 'off' };
	const db = openDatabase(databaseUrl, () => {});
	const refusal = (more: Record<string, string>) =>
		startServer({ ...env, ...more }).then(
			async (server) => {
				await server.stop();
				return 'it started';
			},
			(error: Error) => error.message.split('\n').slice(1).join(' ').trim(),
		);
	await sql`insert into migrations (number, name) values (999, '999_future.sql')`.execute(db);
	const newer = await refusal({});
	await sql`delete from migrations where number in (999, 190)`.execute(db);
	const older = await refusal({ MIGRATE: 'off' });
	await db.destroy();
	report.check(
		'R12 a schema newer than the program',
		'one clear sentence',
		newer,
		/^The database has schema 999, [^.]+\.$/.test(newer),
	);
	report.check(
		'R12 an older one, MIGRATE=off',
		'one clear sentence',
		older,
		/^The database lacks 190\w+\.sql, [^.]+\.$/.test(older),
	);
}
