import pg from 'pg';

/**
 * While a backup is restored, the former shop's schema has this name. The last step of a restore drops it. As
 * long as it exists, the tables in `public` are incomplete.
 */
export const BEFORE_RESTORE = 'before_restore';

/**
 * A data folder from the archive has this setting until everything that must not return is removed (S28). It
 * is written before PostgreSQL first starts, so no server can open the former shop. A standby that is
 * promoted has no such setting.
 */
export const RESTORED_SETTING = 'dukan.restored';

/** R16: a restore of the database has not been finished. */
export class UnfinishedRestore extends Error {
	constructor() {
		super(
			'A restore of this database was not finished. Run it again (dukan restore, npm run restore -- <folder>), or return to the shop of before it (--undo).',
		);
	}
}

export async function isRestoreUnfinished(client: pg.Client): Promise<boolean> {
	const { rows } = await client.query<{ found: boolean }>(
		`select to_regnamespace($1) is not null or coalesce(current_setting($2, true), '') <> '' as found`,
		[BEFORE_RESTORE, RESTORED_SETTING],
	);
	return rows[0]?.found ?? false;
}

export async function requireWholeDatabase(client: pg.Client): Promise<void> {
	if (await isRestoreUnfinished(client)) throw new UnfinishedRestore();
}

/**
 * S28: true for a database that was restored from the archive. Only such a one is scrubbed; one that took
 * over from a lost primary keeps its sessions.
 */
export async function isFromArchive(databaseUrl: string): Promise<boolean> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const { rows } = await client.query<{ found: boolean }>(
			`select coalesce(current_setting($1, true), '') <> '' as found`,
			[RESTORED_SETTING],
		);
		return rows[0]?.found ?? false;
	} finally {
		await client.end();
	}
}
