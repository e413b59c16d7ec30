import type pg from 'pg';
import { BEFORE_RESTORE, isRestoreUnfinished } from '../../platform/database/unfinished-restore.ts';
import { quoted } from './backup-tables.ts';

/**
 * R16: moves the shop of now aside and makes an empty schema, in one transaction. From here until `finishSwap` no server
 * starts. If an earlier restore was not finished, what it has filled is dropped, and the shop before it remains aside.
 */
export async function beginSwap(client: pg.Client): Promise<void> {
	const again = await isRestoreUnfinished(client);
	await inTransaction(client, async () => {
		if (again) {
			// Old indexes use the extensions: these must not go with the schema that is dropped.
			await moveExtensions(client, { from: 'public', to: BEFORE_RESTORE });
			await client.query('drop schema public cascade');
		} else await client.query(`alter schema public rename to ${BEFORE_RESTORE}`);
		await client.query('create schema public');
		await moveExtensions(client, { from: BEFORE_RESTORE, to: 'public' });
	});
}

/** The restored tables are the shop from now on. */
export async function finishSwap(client: pg.Client): Promise<void> {
	await client.query(`drop schema ${BEFORE_RESTORE} cascade`);
}

/** Returns whether there was a restore to undo. */
export async function undoSwap(client: pg.Client): Promise<boolean> {
	if (!(await isRestoreUnfinished(client))) return false;
	await inTransaction(client, async () => {
		await moveExtensions(client, { from: 'public', to: BEFORE_RESTORE });
		await client.query('drop schema public cascade');
		await client.query(`alter schema ${BEFORE_RESTORE} rename to public`);
	});
	return true;
}

async function moveExtensions(client: pg.Client, { from, to }: { from: string; to: string }): Promise<void> {
	const { rows } = await client.query<{ name: string }>(
		'select extname as name from pg_extension where extnamespace = $1::regnamespace',
		[from],
	);
	for (const { name } of rows) await client.query(`alter extension ${quoted(name)} set schema ${to}`);
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
	await client.query('begin');
	try {
		await work();
		await client.query('commit');
	} catch (error) {
		await client.query('rollback');
		throw error;
	}
}
