import type { OrderStatus } from '@dukan/domain/base/orders/order-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { IS_WITH_CUSTOMER } from '../../goods/serials/serials.queries.ts';

/** The part of an order that decides whether its goods may come back. */
export type ReturnableOrder = {
	status: OrderStatus;
	completedAt: Date | null;
	returnDays: number;
	/** The sums paid in cash, by terminal and by card; refunds to the card are deducted. */
	cashTenge: number;
	terminalTenge: number;
	cardTenge: number;
};

export type ReturnableLine = {
	productId: number;
	names: { en: string; ru: string; tm: string };
	quantity: number;
	returned: number;
	pieceTenge: number;
	discountTenge: number;
	/** Pieces with an open warranty claim: the shop has them already. */
	claimed: number;
	/** RET-02: the serial numbers of the pieces that the customer has. */
	serials: string[];
};

export async function findReturnableOrder(
	db: Database,
	orderId: number,
): Promise<ReturnableOrder | undefined> {
	const { rows } = await sql<ReturnableOrder>`select o.status, r.return_days as "returnDays",
			(o.card_tenge - coalesce((select sum(f.amount_tenge) from payment_refunds f join returns x on x.id = f.return_id
				where x.order_id = o.id), 0))::float8 as "cardTenge",
			(coalesce(o.paid_cash_tenge, 0) + back.cash)::float8 as "cashTenge",
			(coalesce(o.paid_terminal_tenge, 0) + back.terminal)::float8 as "terminalTenge",
			(select max(e.at) from order_events e where e.order_id = o.id and e.status = 'completed' and not e.back)
				as "completedAt"
		from orders o cross join order_rules r cross join lateral (
			select coalesce(sum(e.amount_tenge) filter (where e.method = 'cash'), 0) as cash,
				coalesce(sum(e.amount_tenge) filter (where e.method = 'terminal'), 0) as terminal
			from returns x join cash_entries e on e.return_id = x.id where x.order_id = o.id) back
		where o.id = ${orderId}`.execute(db);
	return rows[0];
}

/** `lock` also locks the products, in the order of their ids, because the caller changes their stock. */
export async function listReturnableLines(
	db: Database,
	orderId: number,
	{ lock = false } = {},
): Promise<ReturnableLine[]> {
	if (lock)
		await sql`select from products where id in (select product_id from order_lines where order_id = ${orderId})
			order by id for no key update`.execute(db);
	const { rows } = await sql<ReturnableLine>`select product_id as "productId", quantity, returned,
			json_build_object('en', name_en, 'ru', name_ru, 'tm', name_tm) as names,
			(price_tenge::bigint * unit_factor)::float8 as "pieceTenge", discount_tenge::float8 as "discountTenge",
			(select count(*)::integer from claims c where c.order_id = l.order_id and c.product_id = l.product_id
				and c.state <> 'handed_back') as claimed,
			coalesce((select json_agg(n.number order by n.id) from serial_numbers n
				where n.order_id = l.order_id and n.product_id = l.product_id and ${IS_WITH_CUSTOMER}), '[]') as serials
		from order_lines l where order_id = ${orderId} order by position`.execute(db);
	return rows;
}
