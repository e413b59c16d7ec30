import { sql } from 'kysely';
import {
	findReturnableOrder,
	listReturnableLines,
} from '../../areas/after-sales/requests/returned-lines.queries.ts';
import {
	findReturn,
	insertReturn,
	linkExchange,
	listReturns,
	lockExchangeOrders,
	lockReturn,
	lockReturnLine,
	reportReturns,
	setReturnDestination,
	unlinkExchange,
} from '../../areas/after-sales/returns/returns.queries.ts';
import {
	findLastClosed,
	insertCashEntries,
	insertClosing,
	insertTillDifference,
	listBalances,
	listCashEntries,
	lockCashBook,
	lockEntry,
	lockHolder,
	readBalance,
	reportCash,
	reverseAct,
} from '../../areas/money/cash/cash-book.queries.ts';
import {
	findCashDifferences,
	insertOrderEntries,
	insertReturnEntry,
	payExchange,
	readExchangeTenge,
	reverseOrderEntries,
} from '../../areas/money/cash/cash-entries.queries.ts';
import {
	findCourierName,
	listCouriers,
	listOwnRun,
	listRun,
} from '../../areas/selling/couriers/couriers.queries.ts';
import { addRefunded, lockOrder, lockOrders, setCourier } from '../../areas/selling/orders/locked-order.ts';
import { addReturnedPieces } from '../../areas/selling/orders/order-lines.queries.ts';
import { completeOrder } from '../complete-order.ts';
import { signUpShopper } from '../shopper.ts';
import { signInStaff } from '../staff.ts';
import type { TestShop } from '../test-shop.ts';

const PAGE = { limit: 10, offset: 0 };
const EVER = { from: '2000-01-01', to: '2100-01-01' };

/** What comes back, and the money for it. */
export async function runReturnQueries(shop: TestShop): Promise<void> {
	const { db, clock } = shop;
	const at = clock();
	const { id: staffId } = await signInStaff(db, at, 'manager');
	const shopper = await signUpShopper(shop);
	const orderId = await completeOrder(shop, shopper, [1]);
	const exchangeId = await completeOrder(shop, shopper, [2], { upTo: 'pending' });
	const order = await lockOrder(db, orderId);
	await findReturnableOrder(db, orderId);
	await listReturnableLines(db, orderId, { lock: true });
	const line = {
		productId: 1,
		quantity: 1,
		reason: 'defect',
		condition: 'broken',
		amountTenge: 10_000,
		serials: ['A1'],
	} as const;
	const taken = { orderId, at, staffId, settlement: 'exchange', amountTenge: 10_000, note: '' } as const;
	const id = await insertReturn(db, { ...taken, lines: [{ ...line, destination: 'repair' }] });
	await addReturnedPieces(db, order, [line]);
	await addRefunded(db, order, line.amountTenge);
	await lockExchangeOrders(db, id, { next: exchangeId });
	await linkExchange(db, id, exchangeId);
	await findReturn(db, id);
	await listReturns(db, { order: orderId, waits: 'repair', ...PAGE });
	await listReturns(db, { waits: 'exchange', ...PAGE });
	await lockReturn(db, id);
	await lockReturnLine(db, id, 1);
	await setReturnDestination(db, id, { productId: 1, to: 'stock' });
	await reportReturns(db, EVER);
	await payExchange(db, { orderId: exchangeId, holderId: null, at });
	await unlinkExchange(db, id);
	await insertReturnEntry(db, { returnId: id, amountTenge: 5, holderId: null, at });
	await readExchangeTenge(db, orderId);
	await insertOrderEntries(db, { orderId, cashTenge: 7, terminalTenge: 5, holderId: null, at });
	await findCashDifferences(db);
	await reverseOrderEntries(db, { orderId, at, reason: 'test' });
	const { id: courierId } = await signInStaff(db, at, 'courier');
	await findCourierName(db, courierId);
	await listCouriers(db);
	await setCourier(db, await lockOrders(db, [exchangeId]), courierId);
	const { rows } = await sql<{ day: string }>`select delivery_date::text as day from orders
		where id = ${exchangeId}`.execute(db);
	await listRun(db, courierId, rows[0]?.day ?? '');
	await listOwnRun(db, courierId, { day: rows[0]?.day ?? '', onlyOpen: false });
	await lockHolder(db, courierId);
	const entries = [{ holderId: courierId, kind: 'other', amountTenge: 5 }] as const;
	await insertCashEntries(db, entries, { at, reason: 'test' });
	await listBalances(db);
	await readBalance(db, courierId, { upTo: EVER.to });
	const listed = await listCashEntries(db, { ...EVER, kind: 'other', holder: courierId, ...PAGE });
	await lockEntry(db, listed.rows[0]?.id ?? '');
	await reverseAct(db, listed.rows[0]?.id ?? '', { at, reason: 'test' });
	await lockCashBook(db);
	const day = '2020-01-01';
	await insertTillDifference(db, { day, amountTenge: 5, reason: 'test' });
	await insertClosing(db, { day, at, staffId, expectedTenge: 0, countedTenge: 0, reason: '' });
	await findLastClosed(db);
	await reportCash(db, EVER);
}
