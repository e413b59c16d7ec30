import type { PrintedOrdersWire } from '@dukan/domain/selling/desk/batch-orders.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { paperSeller } from '../../shop/settings/paper-seller.ts';
import { readSettings } from '../../shop/settings/settings.queries.ts';
import { listAnyOrders, listPaidAtHandOut } from '../orders/orders.queries.ts';

/** DESK-09: returns the orders in the order of the ids. */
export async function readPrintedOrders(db: Database, ids: readonly number[]): Promise<PrintedOrdersWire> {
	const [orders, paid, settings] = await Promise.all([
		listAnyOrders(db, ids),
		listPaidAtHandOut(db, ids),
		readSettings(db),
	]);
	const found = new Map(orders.map((order) => [order.id, order]));
	return {
		seller: paperSeller(settings),
		orders: ids.map((id) => {
			const order = found.get(id);
			if (!order) throw new Problem('not_found');
			return { ...order, paidCashTenge: null, paidTerminalTenge: null, ...paid.get(id) };
		}),
	};
}
