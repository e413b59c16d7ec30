import type { DemoShopWire } from '@dukan/domain/running/demo/staff-demo.api.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Counts what the shop holds now, without telling rows of the demo from later ones. */
export async function countDemoShop(db: Database): Promise<DemoShopWire> {
	const { rows } = await sql<DemoShopWire>`select exists (select from demo_shop) as "isDemo",
		(select count(*)::integer from products) as products,
		(select count(*)::integer from orders) as orders,
		(select count(*)::integer from users) as customers,
		(select count(*)::integer from reviews) as reviews,
		((select count(*) from banners) + (select count(*) from small_banners))::integer as banners`.execute(db);
	return rows[0] ?? { isDemo: false, products: 0, orders: 0, customers: 0, reviews: 0, banners: 0 };
}

/**
 * Locks the table, so that of two people who start their own shop at once the second waits and finds no demo
 * any more.
 */
export async function lockDemo(trx: Database): Promise<void> {
	await sql`lock table demo_shop in access exclusive mode`.execute(trx);
}
