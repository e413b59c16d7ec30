import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ErasedOrders, Personal } from '../../../platform/personal.ts';
import { eraseLogged } from '../../staff/audit/erase-logged.queries.ts';

/** A shorter word would be found in sums as well, such as order numbers of another shop. */
const MIN_FOUND_LENGTH = 7;

/** Removes texts where the money of an order was taken back, and where the till was counted. */
async function eraseOrders(trx: Database, { ids, names }: ErasedOrders): Promise<void> {
	await sql`update book_entries set reason = case when kind in ('order', 'return') then '' else '—' end
		where reason not in ('', '—') and order_id = any (${ids}::integer[])`.execute(trx);
	await eraseTillWords(trx, names);
}

/** Removes from notes of counting or correcting the till, which belong to no order, all that names one of these, or a phone. */
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
