/** A line of an order as it was paid. */
export type PaidLine = {
	/** The price of one piece, which is unit price × unit. */
	pieceTenge: number;
	quantity: number;
	/** The discount on the whole line, from promotions and from staff. */
	discountTenge: number;
};

export function paidTenge({ pieceTenge, quantity, discountTenge }: PaidLine): number {
	return pieceTenge * quantity - discountTenge;
}

/**
 * PRICE-03, RET-01, COUR-03: returns the refund for `pieces` more of a line, after `returned` pieces were
 * refunded. If a discount does not divide evenly, refunds of pieces differ by one tenge. In any number of
 * steps, all pieces together refund exactly what was paid.
 */
export function lineRefundTenge(line: PaidLine, returned: number, pieces: number): number {
	const { quantity } = line;
	if (![returned, pieces].every((count) => Number.isInteger(count) && count >= 0))
		throw new RangeError('Pieces are counted in whole numbers.');
	if (returned + pieces > quantity) throw new RangeError('More pieces than the line has.');
	return paidForFirst(line, returned + pieces) - paidForFirst(line, returned);
}

/**
 * Returns the price of the first pieces of a line. BigInt is necessary because sums times pieces may exceed
 * the safe integers.
 */
function paidForFirst(line: PaidLine, pieces: number): number {
	return Number((BigInt(paidTenge(line)) * BigInt(pieces)) / BigInt(line.quantity));
}
