import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { openDatabase } from '../../../platform/database/database.ts';
import { migrate, requireKnownMigrations } from '../../../platform/database/migrate.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { BEFORE_RESTORE, isRestoreUnfinished } from '../../../platform/database/unfinished-restore.ts';
import type { Personal } from '../../../platform/personal.ts';
import { BackupError, type Manifest, readManifest, readTable, verifyBackup } from './backup-files.ts';
import { columnList, quoted } from './backup-tables.ts';
import type { LoggedChange } from './restore-log.queries.ts';
import { restoreFiles } from './saved-folders.ts';
import { describeScrub, scrubRestored } from './scrub.ts';
import { beginSwap, finishSwap, undoSwap } from './swap-schema.ts';

type Options = {
	databaseUrl: string;
	/** The shop's data folder, into which pictures and files go. */
	dataDir: string;
	dir: string;
	/** Allows losing what the database holds now. */
	replace: boolean;
	say: (line: string) => void;
	/** S28: how each feature deletes a person, and the tables that stay empty. */
	personal: readonly Personal[];
	notRestored: readonly (keyof Tables)[];
};

/**
 * R11, R16: the database as it was. Everything is checked before anything is touched; the tables are made by the migrations that
 * the backup knows, filled, and then brought up to what this program knows. The shop of before stands aside until all of it is
 * done: an interrupted restore is repeated or undone, and no server starts meanwhile.
 */
export async function restoreBackup(options: Options): Promise<Manifest> {
	const { databaseUrl, dir, say } = options;
	const manifest = await readManifest(dir);
	requireKnownMigrations(manifest.migrations);
	say('checking the backup');
	await verifyBackup(dir, manifest);
	const client = new pg.Client({ connectionString: databaseUrl, application_name: 'dukan-restore' });
	let isLost = false;
	client.on('error', () => {
		isLost = true;
	});
	await client.connect();
	try {
		await requireQuiet(client);
		await requireLeave(client, options);
		// Pictures are named by their content, so those of the backup do not disturb the present shop's.
		const [pictures, others] = partition(manifest.files, ({ path }) => path.startsWith('originals/'));
		await restoreFiles(dir, options.dataDir, pictures);
		await beginSwap(client);
		await migrate(databaseUrl, say, { only: new Set(manifest.migrations), restoring: true });
		await fillTables(client, options, manifest);
		await migrate(databaseUrl, say, { restoring: true });
		await client.query('analyze');
		await scrub(options, await readLogOfBefore(client));
		await restoreFiles(dir, options.dataDir, others);
		await finishSwap(client);
	} catch (error) {
		throw isLost
			? new BackupError(
					'PostgreSQL ended the connection: the restore is not finished. Run it again, or --undo.',
				)
			: error;
	} finally {
		await client.end();
	}
	return manifest;
}

/** Returns to the former shop after a restore that was not finished. */
export async function undoRestore(databaseUrl: string): Promise<void> {
	const client = new pg.Client({ connectionString: databaseUrl, application_name: 'dukan-restore' });
	await client.connect();
	try {
		if (!(await undoSwap(client))) throw new BackupError('There is no unfinished restore to undo.');
	} finally {
		await client.end();
	}
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
	return [items.filter(test), items.filter((item) => !test(item))];
}

/** A running shop would write into tables that are being replaced. */
async function requireQuiet(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ count: number }>(
		`select count(*)::integer as count from pg_stat_activity
		where datname = current_database() and application_name = 'dukan'`,
	);
	if (rows[0]?.count) throw new BackupError('The shop is open on this database: stop it first.');
}

async function requireLeave(client: pg.Client, { replace }: Options): Promise<void> {
	// The shop of before was given up when the unfinished restore began.
	if (await isRestoreUnfinished(client)) return;
	const { rows } = await client.query<{ there: boolean }>(
		`select to_regclass('public.orders') is not null as there`,
	);
	if (replace || !rows[0]?.there) return;
	const orders = await client.query<{ count: number }>('select count(*)::integer as count from orders');
	const count = orders.rows[0]?.count ?? 0;
	if (count > 0)
		throw new BackupError(
			`The database holds ${count} orders: with --replace they are lost for what the backup holds.`,
		);
}

/** Returns from the former shop's log who was deleted or disabled since the backup was made; empty where there was no shop. */
async function readLogOfBefore(client: pg.Client): Promise<LoggedChange[]> {
	const found = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
		`${BEFORE_RESTORE}.restore_log`,
	]);
	if (!found.rows[0]?.there) return [];
	const { rows } = await client.query<{ line: LoggedChange }>(
		`select to_jsonb(l) - 'id' as line from ${BEFORE_RESTORE}.restore_log l`,
	);
	return rows.map(({ line }) => line);
}

async function scrub(
	{ databaseUrl, personal, notRestored, say }: Options,
	log: readonly LoggedChange[],
): Promise<void> {
	const db = openDatabase(databaseUrl, () => {}, { noQueryTimeout: true });
	try {
		say(describeScrub(await scrubRestored({ db, personal, notRestored }, log, new Date())));
	} finally {
		await db.destroy();
	}
}

/** Fills all tables or none. What triggers maintain (search, lists) is in the backup itself. */
async function fillTables(client: pg.Client, { dir, say }: Options, manifest: Manifest): Promise<void> {
	const names = manifest.tables.map(({ name }) => quoted(name));
	await client.query('begin');
	for (const name of names) await client.query(`alter table ${name} disable trigger user`);
	await client.query(`truncate ${names.join(', ')} cascade`);
	for (const table of manifest.tables) {
		const name = quoted(table.name);
		say(`restoring ${table.name}: ${table.rows} rows`);
		await pipeline(
			readTable(dir, table.name),
			client.query(copyFrom(`copy ${name} (${columnList(table)}) from stdin`)),
		);
		const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${name}`);
		if (Number(rows[0]?.count) !== table.rows)
			throw new BackupError(`Of table ${table.name} ${rows[0]?.count} rows arrived, not ${table.rows}.`);
	}
	for (const name of names) await client.query(`alter table ${name} enable trigger user`);
	for (const { name, value } of manifest.sequences)
		await client.query('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, value]);
	await client.query('commit');
}
