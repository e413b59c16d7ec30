import { lineRefundTenge, type PaidLine, paidTenge } from '../../selling/orders/line-refund.ts';

/** A gift of an order, with the goods that brought it. */
export type OrderGift = {
	productId: number;
	/** The least sum of promoted goods for which the order gets the gift. */
	minimumTenge: number;
	promotedIds: number[];
};

export type GiftLine = PaidLine & { productId: number; returned: number };

/** How many more pieces of each product come back. */
export type ReturnedPieces = ReadonlyMap<number, number>;

/**
 * PRICE-03, RET-01: returns what the customer pays for a gift that they keep although they return goods that
 * earned it. The gift costs its price on the day of the order. It stays free while the kept goods reach the
 * minimum, and a gift that comes back costs nothing.
 */
export function keptGiftTenge(lines: readonly GiftLine[], gift: OrderGift, back: ReturnedPieces): number {
	const giftLine = lines.find(({ productId }) => productId === gift.productId);
	if (!giftLine) return 0;
	const keptOf = ({ productId, quantity, returned }: GiftLine) =>
		quantity - returned - (back.get(productId) ?? 0);
	const bought = (line: GiftLine) => Math.max(0, keptOf(line) - (line === giftLine ? 1 : 0));
	const keptTenge = lines
		.filter(({ productId }) => gift.promotedIds.includes(productId))
		.reduce((sum, line) => sum + bought(line) * line.pieceTenge, 0);
	if (keptTenge > 0 && keptTenge >= gift.minimumTenge) return 0;
	const kept = keptOf(giftLine);
	const paidForKept = paidTenge(giftLine) - lineRefundTenge(giftLine, 0, giftLine.quantity - kept);
	return Math.max(0, Math.min(giftLine.pieceTenge, kept * giftLine.pieceTenge - paidForKept));
}

/**
 * RET-01: returns the refund for all these pieces, less the price of a gift that the customer keeps. An
 * amount that an earlier return withheld for the gift is added again. The result is negative if the gift is
 * worth more than the returned goods.
 */
export function returnRefundTenge(
	lines: readonly GiftLine[],
	back: ReturnedPieces,
	{ gift, refundedTenge }: { gift: OrderGift | null; refundedTenge: number },
): number {
	const refunds = (from: (line: GiftLine) => number, count: (line: GiftLine) => number) =>
		lines.reduce((sum, line) => sum + lineRefundTenge(line, from(line), count(line)), 0);
	const now = refunds(
		({ returned }) => returned,
		({ productId }) => back.get(productId) ?? 0,
	);
	if (!gift) return now;
	const before = refunds(
		() => 0,
		({ returned }) => returned,
	);
	const withheldTenge = Math.max(0, before - refundedTenge);
	return now + withheldTenge - keptGiftTenge(lines, gift, back);
}
