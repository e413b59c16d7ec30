import { addDays, ashgabatInstant, ashgabatTime } from '@dukan/domain/base/calendar/delivery-days.ts';
import { sql } from 'kysely';
import { DAY_MS, later } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database/database.ts';

const ENDING = 6;
const COMING = 6;
/** One in this many products has a price in dollars. */
const DOLLARS_EVERY = 4;
const SALE_BEGAN_DAYS_AGO = 9;

/**
 * PRICE-01, PRICE-02: makes sales that end soon, sales that have not begun, prices in dollars, and a history
 * of sale prices.
 */
export async function fillDemoPrices(databaseUrl: string, now: Date): Promise<void> {
	const db = openDatabase(databaseUrl, console.error);
	const { date: today } = ashgabatTime(now);
	const evening = ashgabatInstant(addDays(today, 2), '21:00');
	const [morning, weekLater] = [
		ashgabatInstant(addDays(today, 1), '09:00'),
		ashgabatInstant(addDays(today, 8), '09:00'),
	];
	await db
		.transaction()
		.execute(async (trx) => {
			await sql`insert into price_changes (product_id, at, was_price_tenge, price_tenge, sale_price_tenge)
				select id, ${later(now, -SALE_BEGAN_DAYS_AGO * DAY_MS)}, price_tenge, price_tenge, sale_price_tenge
				from products where on_sale order by id`.execute(trx);
			await sql`update products set sale_ends_at = ${evening}
				where id in (select id from products where on_sale order by id limit ${ENDING})`.execute(trx);
			await sql`update products set sale_price_tenge = round(price_tenge * 0.0085) * 100, sale_starts_at = ${morning},
					sale_ends_at = ${weekLater}
				where id in (select p.id from products p join product_stock s on s.product_id = p.id
					where not p.on_sale and s.quantity > 3 and p.price_tenge > 10000 order by p.id limit ${COMING})`.execute(
				trx,
			);
			await sql`update products set dollar_price_cents = round(price_tenge / 19.5)
				where id % ${DOLLARS_EVERY} = 0`.execute(trx);
		})
		.finally(() => db.destroy());
}
