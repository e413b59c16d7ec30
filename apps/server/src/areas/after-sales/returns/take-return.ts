import { type OrderGift, returnRefundTenge } from '@dukan/domain/after-sales/returns/kept-gift.ts';
import {
	findReturnProblem,
	nextDestinations,
	type ReturnDestination,
	type ReturnSettlement,
	returnableUntil,
	settlementParts,
} from '@dukan/domain/after-sales/returns/return-rules.ts';
import type { ReturnAddBody, ReturnableWire } from '@dukan/domain/after-sales/returns/returns.api.ts';
import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import { plainSerial } from '@dukan/domain/goods/serials/serial-rules.ts';
import { lineRefundTenge } from '@dukan/domain/selling/orders/line-refund.ts';
import { isPromoted } from '@dukan/domain/selling/promotions/promotions.ts';
import { formatManat } from '@dukan/i18n/format/number.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { requireReturnedSerials } from '../../goods/serials/order-serials.ts';
import { freeSerials, listReturnableSerials } from '../../goods/serials/serials.queries.ts';
import { lockProducts } from '../../goods/stock/lock-products.queries.ts';
import { moveStock, type StockQuantity } from '../../goods/stock/stock.queries.ts';
import { insertReturnEntries } from '../../money/cash/cash-entries.queries.ts';
import { addRefunded, lockOrder } from '../../selling/orders/locked-order.queries.ts';
import { notifyAfterHandOut } from '../../selling/orders/notify-after-hand-out.ts';
import { addReturnedPieces, listDiscountedLines } from '../../selling/orders/order-lines.queries.ts';
import { returnToCard } from '../../selling/orders/settle-card-money.ts';
import { findOrderPromotion } from '../../selling/promotions/promotion-uses.queries.ts';
import {
	findReturnableOrder,
	listReturnableLines,
	type ReturnableOrder,
} from '../requests/returned-lines.queries.ts';
import { takeRequests } from '../requests/take-requests.queries.ts';
import {
	insertReturn,
	linkExchange,
	lockExchangeOrders,
	lockReturn,
	lockReturnLine,
	setReturnDestination,
	sumOfReturns,
	unlinkExchange,
} from './returns.queries.ts';

type Taker = { staffId: number; now: Date };

/** Returns until when goods of this order may be returned; undefined if the order is not completed. */
function lastMoment({ status, completedAt, returnDays }: ReturnableOrder): Date | undefined {
	return status === 'completed' && completedAt ? returnableUntil(completedAt, returnDays) : undefined;
}

export async function readReturnable(
	db: Database,
	orderId: number,
	now: Date,
): Promise<ReturnableWire | undefined> {
	const order = await findReturnableOrder(db, orderId);
	if (!order) return undefined;
	const until = lastMoment(order);
	return {
		until: until?.toISOString() ?? null,
		isOpen: until !== undefined && now < until,
		cashTenge: order.cashTenge,
		terminalTenge: order.terminalTenge,
		cardTenge: order.cardTenge,
		...(await readGivenBack(db, orderId)),
		lines: await listReturnableLines(db, orderId),
	};
}

/** Reads the order's gift, with the goods that brought it, and what earlier returns have given back. */
async function readGivenBack(
	db: Database,
	orderId: number,
): Promise<{ gift: OrderGift | null; refundedTenge: number }> {
	const refundedTenge = await sumOfReturns(db, orderId);
	const terms = (await findOrderPromotion(db, orderId))?.terms;
	if (terms?.kind !== 'gift' || terms.giftProductId === null) return { gift: null, refundedTenge };
	const lines = await listDiscountedLines(db, orderId);
	const promotedIds = lines.filter((line) => isPromoted(terms, line)).map(({ productId }) => productId);
	return {
		gift: { productId: terms.giftProductId, minimumTenge: terms.minimumTenge, promotedIds },
		refundedTenge,
	};
}

/**
 * RET-01, in a transaction of staff: takes a return. Parallel returns of one order wait for each other, so
 * that each one sees what has come back before.
 */
export async function takeReturn(
	trx: Database,
	orderId: number,
	{ lines, settlement, parts: given, note }: ReturnAddBody,
	{ staffId, now }: Taker,
): Promise<{ id: number; amountTenge: number }> {
	const order = await lockOrder(trx, orderId);
	const returnable = await findReturnableOrder(trx, orderId);
	const until = returnable && lastMoment(returnable);
	if (!until || now >= until) throw new Problem('cannot_return');
	const bought = await listReturnableLines(trx, orderId, { lock: true });
	const problem = findReturnProblem(bought, lines);
	if (problem) throw new Problem('invalid_input', { errors: [problem] });
	const boughtOf = new Map(bought.map((line) => [line.productId, line]));
	const held = await listReturnableSerials(trx, orderId);
	const back = lines.flatMap((line) => requireReturnedSerials(held, line));
	const taken = lines.map((line) => {
		const from = boughtOf.get(line.productId);
		return {
			...line,
			serials: line.serials.map(plainSerial),
			amountTenge: from ? lineRefundTenge(from, from.returned, line.quantity) : 0,
		};
	});
	const pieces = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
	const amountTenge = returnRefundTenge(bought, pieces, await readGivenBack(trx, orderId));
	// If the gift is worth more than the returned goods, it must come back too.
	if (amountTenge < 0) throw invalidField('lines', 'gift');
	const parts = settlementParts(settlement, amountTenge, given);
	if (!parts) throw invalidField('parts', 'wrong');
	if (parts.terminalTenge > returnable.terminalTenge) throw invalidField('settlement', 'wrong');
	const id = await insertReturn(trx, {
		orderId,
		at: now,
		staffId,
		settlement,
		amountTenge,
		note: note.trim(),
		lines: withSum(taken, amountTenge),
	});
	await addReturnedPieces(trx, order, lines);
	await addRefunded(trx, order, amountTenge);
	await freeSerials(trx, back, { orderId, kind: 'returned' });
	const productIds = lines.map(({ productId }) => productId);
	await takeRequests(trx, { orderId, productIds, kind: 'return', by: { returnId: id }, staffId, now });
	for (const destination of ['stock', 'write_off'] as const)
		await moveReturned(
			trx,
			lines.filter((line) => line.destination === destination),
			{ destination, orderId },
		);
	await insertReturnEntries(trx, { returnId: id, ...parts, holderId: null, at: now });
	const card = { amountTenge: parts.cardTenge, returnId: id, at: now };
	if (parts.cardTenge > 0 && !(await returnToCard(trx, order, card)))
		throw invalidField('settlement', 'wrong');
	await tellReturned(trx, { orderId, settlement, amountTenge, now });
	return { id, amountTenge };
}

/**
 * Adjusts the lines of a return until they add up to its sum. The price of a gift that the customer keeps is
 * taken off the lines; money for a returned gift is added to one.
 */
function withSum<Line extends { amountTenge: number }>(lines: readonly Line[], amountTenge: number): Line[] {
	let left = amountTenge - lines.reduce((sum, line) => sum + line.amountTenge, 0);
	return lines.map((line) => {
		const part = Math.max(left, -line.amountTenge);
		left -= part;
		return { ...line, amountTenge: line.amountTenge + part };
	});
}

const RETURN_TEXTS = {
	cash: 'sms.returned',
	terminal: 'sms.returnedCard',
	card: 'sms.returnedCard',
	split: 'sms.returned',
	exchange: 'sms.returnedExchange',
} as const satisfies Record<ReturnSettlement, string>;

/** RET-04: tells the customer what was taken back, and how the money is returned. */
async function tellReturned(
	trx: Database,
	told: { orderId: number; settlement: ReturnSettlement; amountTenge: number; now: Date },
): Promise<void> {
	await notifyAfterHandOut(trx, told, (t, { shop, number, language }) =>
		t(RETURN_TEXTS[told.settlement], {
			shop,
			number,
			sum: formatManat(language, manatFromTenge(told.amountTenge)),
		}),
	);
}

/**
 * Puts pieces back into stock. Pieces that are written off leave it again at once, so that the journal has
 * both moves.
 */
async function moveReturned(
	trx: Database,
	pieces: readonly StockQuantity[],
	{ destination, orderId }: { destination: ReturnDestination; orderId: number },
): Promise<void> {
	const document = { kind: 'order', id: orderId } as const;
	const gone = pieces.map(({ productId, quantity }) => ({ productId, quantity: -quantity }));
	await moveStock(trx, pieces, { kind: 'return', document });
	if (destination === 'write_off') await moveStock(trx, gone, { kind: 'write_off', document });
}

/** In a transaction of staff: puts pieces that were in repair into the stock, or writes them off. */
export async function endRepair(
	trx: Database,
	id: number,
	{ productId, to }: { productId: number; to: ReturnDestination },
): Promise<void> {
	await lockProducts(trx, [productId]);
	const found = await lockReturn(trx, id);
	const line = found && (await lockReturnLine(trx, id, productId));
	if (!line) throw new Problem('not_found');
	if (!nextDestinations(line.destination).includes(to)) throw new Problem('changed_meanwhile');
	await moveReturned(trx, [{ productId, quantity: line.quantity }], {
		destination: to,
		orderId: found.orderId,
	});
	await setReturnDestination(trx, id, { productId, to });
}

/**
 * In a transaction of staff: uses the return's money for this order, which staff have entered. As at its
 * handover, the order is locked first.
 */
export async function chooseExchange(trx: Database, id: number, orderId: number): Promise<void> {
	const former = await lockExchangeOrders(trx, id, { next: orderId });
	const found = await lockReturn(trx, id);
	if (!found) throw new Problem('not_found');
	if (found.settlement !== 'exchange' || found.isPaid || found.exchangeOrderId !== former)
		throw new Problem('changed_meanwhile');
	if (!(await linkExchange(trx, id, orderId))) throw invalidField('orderId', 'wrong');
}

/** In a transaction of staff: ends an exchange that does not happen; the money is given back in cash. */
export async function payReturn(trx: Database, id: number, now: Date): Promise<void> {
	const former = await lockExchangeOrders(trx, id, { next: null });
	const found = await lockReturn(trx, id);
	if (!found) throw new Problem('not_found');
	const { settlement, isPaid, amountTenge, exchangeOrderId } = found;
	if (settlement !== 'exchange' || isPaid || exchangeOrderId !== former)
		throw new Problem('changed_meanwhile');
	await unlinkExchange(trx, id);
	await insertReturnEntries(trx, {
		returnId: id,
		cashTenge: amountTenge,
		terminalTenge: 0,
		holderId: null,
		at: now,
	});
}
