import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ErasedOrders, Personal } from '../../../platform/personal.ts';
import { eraseLogged } from '../../staff/audit/erase-logged.queries.ts';

/** A shorter word would also match in unrelated numbers, such as sums. */
const MIN_FOUND_LENGTH = 7;

/**
 * Removes the reasons that staff wrote at an order's entries, and those at entries of the till that name the
 * order or its people.
 */
async function eraseOrders(trx: Database, { ids, names }: ErasedOrders): Promise<void> {
	await sql`update book_entries set reason = case when kind in ('order', 'return') then '' else '—' end
		where reason not in ('', '—') and order_id = any (${ids}::integer[])`.execute(trx);
	await eraseTillWords(trx, names);
}

/**
 * Removes the reasons at entries and closings of the till that contain one of these names or phones. Such
 * entries belong to no order.
 */
async function eraseTillWords(trx: Database, names: readonly string[]): Promise<void> {
	const words = new Set(names.map((name) => name.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')));
	const patterns = [...words].filter(({ length }) => length >= MIN_FOUND_LENGTH).map((word) => `%${word}%`);
	if (patterns.length === 0) return;
	const isNamed = sql`reason <> ''
		and regexp_replace(upper(reason), '[^0-9A-Z]', '', 'g') like any (${patterns}::text[])`;
	await sql`update book_entries set reason = '—' where kind not in ('order', 'return') and ${isNamed}`.execute(
		trx,
	);
	await sql`update cash_closings set reason = '—' where ${isNamed}`.execute(trx);
	await eraseLogged(trx, 'cash_closings', sql`select day::text from cash_closings where reason = '—'`, [
		'reason',
	]);
}

export const cashPersonal: Personal = {
	eraseOrders,
	erasePerson: (trx, { phone }) => eraseTillWords(trx, [phone]),
};
