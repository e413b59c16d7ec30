import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Logins of staff that the demo made up begin so; no password fits them. */
export const DEMO_LOGIN_PREFIX = 'demo-';

const DEMO_ORDERS = sql`(select order_id from demo_orders)`;
const DEMO_STAFF = sql`(select id from staff_accounts where login like ${`${DEMO_LOGIN_PREFIX}%`})`;

/**
 * In a transaction: made-up orders with their returns, hours and money. Entries of the cash book that name them or were made by
 * the demo's staff leave with them; its staff is disabled, for the log of changes names it.
 */
export async function deleteDemoOrders(trx: Database): Promise<void> {
	await sql`select set_config('dukan.remove_demo', 'on', true)`.execute(trx);
	await sql`delete from cash_entries where order_id in ${DEMO_ORDERS} or holder_id in ${DEMO_STAFF}
		or staff_id in ${DEMO_STAFF}
		or return_id in (select id from returns where order_id in ${DEMO_ORDERS} or exchange_order_id in ${DEMO_ORDERS})
		or act in (select act from cash_entries where holder_id in ${DEMO_STAFF})`.execute(trx);
	await sql`delete from cash_closings where staff_id in ${DEMO_STAFF}`.execute(trx);
	await sql`select set_config('dukan.remove_demo', '', true)`.execute(trx);
	await deleteService(trx);
	await sql`delete from return_lines where return_id in (select id from returns
		where order_id in ${DEMO_ORDERS} or exchange_order_id in ${DEMO_ORDERS})`.execute(trx);
	await sql`delete from returns where order_id in ${DEMO_ORDERS} or exchange_order_id in ${DEMO_ORDERS}`.execute(
		trx,
	);
	await sql`update slot_bookings b set booked = b.booked - held.orders
		from (select delivery_date, slot_id, count(*)::integer as orders from orders
			where id in ${DEMO_ORDERS} and slot_id is not null and status <> 'cancelled'
			group by delivery_date, slot_id) held
		where b.date = held.delivery_date and b.slot_id = held.slot_id`.execute(trx);
	await sql`delete from slot_bookings where booked = 0`.execute(trx);
	await sql`delete from orders where id in ${DEMO_ORDERS}`.execute(trx);
	await sql`update staff_accounts set disabled = true where id in ${DEMO_STAFF}`.execute(trx);
}

/** Requests of shoppers, warranty claims and serial numbers of the pieces, also those that staff tried out on the demo. */
async function deleteService(trx: Database): Promise<void> {
	const demoClaims = sql`(select id from claims where order_id in ${DEMO_ORDERS})`;
	await sql`delete from service_requests where order_id in ${DEMO_ORDERS}`.execute(trx);
	await sql`delete from claim_events where claim_id in ${demoClaims}`.execute(trx);
	await sql`delete from claims where order_id in ${DEMO_ORDERS}`.execute(trx);
	await sql`delete from serial_events where order_id in ${DEMO_ORDERS}`.execute(trx);
	await sql`delete from serial_numbers where order_id in ${DEMO_ORDERS}`.execute(trx);
}
