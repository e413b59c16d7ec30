/** Money of an order's goods. Sums are tenge. */
export type PaidLine = { productId: number; quantity: number; sumTenge: number };
export type PaidGoods = { discountTenge: number; lines: readonly PaidLine[] };

/**
 * What was paid for the first `pieces` pieces of a line: its price less its share of the order's discount. Exact to the tenge:
 * the shares of all lines add up to the discount, and of all pieces of a line to the line. Returns and refusals take
 * differences of this sum, so that in the end exactly what was paid has been given back.
 */
export function paidForPiecesTenge(goods: PaidGoods, productId: number, pieces: number): number {
	const line = goods.lines.find((one) => one.productId === productId);
	if (!line || line.quantity === 0) return 0;
	const paidTenge = line.sumTenge - discountShareTenge(goods, productId);
	return wholeShare(paidTenge, pieces, line.quantity);
}

/** What is given back for `pieces` more pieces of a line of which `returned` came back before. */
export function refundTenge(
	goods: PaidGoods,
	productId: number,
	{ returned, pieces }: { returned: number; pieces: number },
): number {
	return (
		paidForPiecesTenge(goods, productId, returned + pieces) - paidForPiecesTenge(goods, productId, returned)
	);
}

/** By the sums up to and including a line: the rounding of one line is made up for by the next. */
function discountShareTenge({ discountTenge, lines }: PaidGoods, productId: number): number {
	const subtotalTenge = lines.reduce((sum, { sumTenge }) => sum + sumTenge, 0);
	if (discountTenge === 0 || subtotalTenge === 0) return 0;
	const index = lines.findIndex((one) => one.productId === productId);
	const before = lines.slice(0, index).reduce((sum, { sumTenge }) => sum + sumTenge, 0);
	const upTo = before + (lines[index]?.sumTenge ?? 0);
	return wholeShare(discountTenge, upTo, subtotalTenge) - wholeShare(discountTenge, before, subtotalTenge);
}

/** Rounded down; products of two sums pass the safe integers. */
function wholeShare(sum: number, part: number, whole: number): number {
	return Number((BigInt(sum) * BigInt(part)) / BigInt(whole));
}
