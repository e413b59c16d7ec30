import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { deletePicturesOtherThan } from '../../shop/pictures/pictures.queries.ts';
import { deleteStaffNamed } from '../../staff/team/staff-accounts.queries.ts';

/** The logins of the demo's staff begin with this; no password fits them. */
export const DEMO_LOGIN_PREFIX = 'demo-';

/**
 * OWN-02: the tables that a shop keeps when it becomes its owner's. All others are emptied, so that a table
 * that is added later cannot be forgotten.
 */
export const KEPT_TABLES = [
	// Staff, their rights, and their sessions.
	'staff_accounts',
	'staff_devices',
	'staff_reads',
	'staff_links',
	'staff_pins',
	'staff_roles',
	'staff_sessions',
	// The owner's settings, with the logo that they name.
	'order_rules',
	'pages',
	'page_revisions',
	'pictures',
	'search_synonyms',
	'settings',
	'trust_limits',
	'trust_rules',
	// Where, when and for how much goods are delivered.
	'delivery_slots',
	'delivery_zones',
	'districts',
	'holidays',
	'regions',
	// What the program knows about its database, and rows that it relies on.
	'backups',
	'idempotency_keys',
	'job_runs',
	'limits',
	'migrations',
	'restore_log',
	'server_secrets',
	'stock_census',
];

/**
 * Runs in a transaction: only `KEPT_TABLES` keep their rows. Ids are never reused, so a browser that
 * remembers earlier goods finds nothing. Readers and writers wait until the transaction ends.
 */
export async function emptyShop(trx: Database): Promise<void> {
	const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
		where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> all (${KEPT_TABLES})
		order by 1`.execute(trx);
	await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(trx);
	await deletePicturesOtherThan(trx, 'logo');
	await deleteStaffNamed(trx, DEMO_LOGIN_PREFIX);
	await sql`select pg_notify('shop_changes', 'everything')`.execute(trx);
}
