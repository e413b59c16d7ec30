import type pg from 'pg';
import { BEFORE_RESTORE, isRestoreUnfinished } from '../../../platform/database/unfinished-restore.ts';

/** Locks what is dropped in the same transaction. */
const DROPPED = 'dropped_by_restore';

/**
 * R16: moves the present shop aside and leaves an empty schema, in one transaction. From here until `finishSwap` no server
 * starts. If an earlier restore was not finished, what it has filled is dropped, and the shop before it remains aside.
 */
export async function beginSwap(client: pg.Client): Promise<void> {
	const again = await isRestoreUnfinished(client);
	await inTransaction(client, async () => {
		if (again) return dropShop(client);
		await client.query(`create schema ${BEFORE_RESTORE}`);
		await moveShop(client, { from: 'public', to: BEFORE_RESTORE });
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
		await dropShop(client);
		await moveShop(client, { from: BEFORE_RESTORE, to: 'public' });
		await client.query(`drop schema ${BEFORE_RESTORE}`);
	});
	return true;
}

async function dropShop(client: pg.Client): Promise<void> {
	await client.query(`create schema ${DROPPED}`);
	await moveShop(client, { from: 'public', to: DROPPED });
	await client.query(`drop schema ${DROPPED} cascade`);
}

/**
 * Moves tables, functions, types and the like one by one. Extensions stay where they are: a trusted extension belongs to the role that
 * made it, its functions do not, so only a superuser could move it or rename the schema it is in. Indexes, row types and the
 * sequences of columns go with their tables.
 */
async function moveShop(client: pg.Client, { from, to }: { from: string; to: string }): Promise<void> {
	const { rows } = await client.query<{ kind: string; name: string }>(
		`select object.type as kind, object.identity as name
		from (
			select 'pg_class'::regclass as class, oid from pg_class
			where relnamespace = $1::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
			union all
			select 'pg_proc'::regclass, oid from pg_proc where pronamespace = $1::regnamespace
			union all
			select 'pg_type'::regclass, oid from pg_type
			where typnamespace = $1::regnamespace and typelem = 0 and typtype <> 'm'
				and (typrelid = 0 or exists (select from pg_class where pg_class.oid = typrelid and relkind = 'c'))
			union all
			select 'pg_collation'::regclass, oid from pg_collation where collnamespace = $1::regnamespace
			union all
			select 'pg_ts_dict'::regclass, oid from pg_ts_dict where dictnamespace = $1::regnamespace
			union all
			select 'pg_ts_config'::regclass, oid from pg_ts_config where cfgnamespace = $1::regnamespace
		) found, pg_identify_object(found.class, found.oid, 0) object
		where not exists (
			select from pg_depend
			where classid = found.class and objid = found.oid and deptype in ('a', 'e', 'i')
		)
		-- The name of a function contains types that move too.
		order by found.class <> 'pg_proc'::regclass`,
		[from],
	);
	for (const { kind, name } of rows) await client.query(`alter ${kind} ${name} set schema ${to}`);
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
