import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { findOrder } from '../apps/server/src/features/orders/orders.queries.ts';
import { placeOrder } from '../apps/server/src/features/orders/place-order.ts';
import { setStock } from '../apps/server/src/features/stock/stock.queries.ts';
import type { Database } from '../apps/server/src/platform/database/database.ts';
import { LAST_DAY } from './grow-orders.ts';
import type { Case } from './growth-cases.ts';

const GOODS = 1000;

/** Orders by people who have ordered before, of goods that are left; `takeBack` leaves the shop as it was. */
export async function orderPlacing(
	db: Database,
	size: number,
): Promise<{ placing: Case; takeBack: () => Promise<void> }> {
	const { rows: goods } = await sql<{ id: number; stock: number; price: number }>`
		select p.id, s.quantity as stock, l.effective_price_tenge as price from products p
		join product_stock s on s.product_id = p.id join product_listings l on l.product_id = p.id
		where s.quantity > 3 and not exists (select from order_minimums m where m.category_id = p.category_id)
		order by hashint4(p.id) limit ${GOODS}`.execute(db);
	const { rows: last } = await sql<{ id: number }>`select max(id) as id from orders`.execute(db);
	const now = new Date(`${LAST_DAY}T08:00:00Z`);
	const run = async (n: number) => {
		const product = goods[n % goods.length];
		if (!product) throw new Error('nothing is left to order');
		const userId = 1 + ((n * 7919) % (size / 10));
		const { orderId } = await placeOrder(db, {
			userId,
			now,
			key: `growth-${randomBytes(9).toString('base64url')}`,
			body: {
				items: [{ p_id: product.id, quantity: 1 }],
				delivery: 'pickup',
				address: '',
				payment: 'cash',
				name: 'Aýna',
				phone: '1234567',
				note: '',
				expected_total: product.price / 100,
			},
		});
		await findOrder(db, userId, orderId);
	};
	const takeBack = async () => {
		await sql`delete from orders where id > ${last[0]?.id ?? 0}`.execute(db);
		await setStock(
			db,
			goods.map(({ id, stock }) => ({ productId: id, quantity: stock })),
			{ kind: 'correction' },
		);
	};
	return { placing: { name: 'order placing', run }, takeBack };
}
