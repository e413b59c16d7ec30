import { sql } from 'kysely';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { NO_PASSWORD } from '../../platform/passwords/password-hashing.ts';
import { DEMO_PEOPLE } from './demo-customers.ts';
import { FILL_LOCK } from './fill-catalogue.ts';

/** How many products the demo customer with a confirmed phone waits for (CHOOSE-05). */
const WAITS = 4;

/** Makes demo customers with their addresses (ACCT-03). Customers with orders are left alone. */
export async function fillDemoPeople(databaseUrl: string, now: Date): Promise<void> {
	const db = openDatabase(databaseUrl, console.error);
	const phones = DEMO_PEOPLE.map(({ phone }) => phone);
	await db
		.transaction()
		.execute(async (trx) => {
			await sql`select pg_advisory_xact_lock(${FILL_LOCK})`.execute(trx);
			await sql`delete from users u where phone = any (${phones})
				and not exists (select from orders o where o.user_id = u.id)`.execute(trx);
			for (const { phone, name, confirmed, vouched, addresses } of DEMO_PEOPLE) {
				const person = await trx
					.insertInto('users')
					.values({
						phone,
						name,
						password_hash: NO_PASSWORD,
						language: 'tm',
						created_at: now,
						phone_confirmed_at: confirmed ? now : null,
						vouched_at: vouched ? now : null,
					})
					.onConflict((conflict) => conflict.column('phone').doNothing())
					.returning('id')
					.executeTakeFirst();
				if (!person) continue;
				for (const [index, { districtId, address }] of addresses.entries())
					await sql`insert into delivery_addresses (user_id, district_id, address, choice)
						values (${person.id}, ${districtId}, ${address}, ${addresses.length - index})`.execute(trx);
				if (confirmed) await waitForSoldOut(trx, person.id, now);
			}
		})
		.finally(() => db.destroy());
}

/** Gives the reorder report and the customer's profile something to show. */
async function waitForSoldOut(trx: Database, userId: number, now: Date): Promise<void> {
	await sql`insert into notice_people (user_id, price_drops) values (${userId}, true)`.execute(trx);
	await sql`insert into stock_waits (user_id, product_id, asked_at)
		select ${userId}::integer, p.id, ${now}::timestamptz from products p
		join product_stock s on s.product_id = p.id and s.quantity = 0
		where p.published order by p.id limit ${WAITS}`.execute(trx);
}
