/** A line of an order as it was paid. */
export type PaidLine = {
	/** The price of one piece: unit price × unit. */
	pieceTenge: number;
	quantity: number;
	/** The discount on the whole line: promotions and what staff gave. */
	discountTenge: number;
};

export function paidTenge({ pieceTenge, quantity, discountTenge }: PaidLine): number {
	return pieceTenge * quantity - discountTenge;
}

/**
 * PRICE-03, RET-01, COUR-03: returns what `pieces` more of a line give back after `returned` pieces of it were given back
 * already. If a discount does not divide evenly, pieces differ by one tenge; whatever the steps, all pieces together give back
 * exactly what was paid.
 */
export function lineRefundTenge(line: PaidLine, returned: number, pieces: number): number {
	const { quantity } = line;
	if (![returned, pieces].every((count) => Number.isInteger(count) && count >= 0))
		throw new RangeError('Pieces are counted in whole numbers.');
	if (returned + pieces > quantity) throw new RangeError('More pieces than the line has.');
	return paidForFirst(line, returned + pieces) - paidForFirst(line, returned);
}

/** BigInt: sums times pieces may pass the safe integers. */
function paidForFirst(line: PaidLine, pieces: number): number {
	return Number((BigInt(paidTenge(line)) * BigInt(pieces)) / BigInt(line.quantity));
}
