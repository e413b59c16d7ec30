import { lineRefundTenge, type PaidLine, paidTenge } from '../orders/line-refund.ts';

/**
 * COUR-03: the number of pieces of each product that the customer takes. A product that is not in the map is
 * refused.
 */
export type TakenPieces = ReadonlyMap<number, number>;
export type BroughtLine = PaidLine & { productId: number };

export type TakenGoods = {
	subtotalTenge: number;
	discountTenge: number;
	/** The discount that remains on each line. */
	lines: { productId: number; discountTenge: number }[];
};

/**
 * Prices the goods that the customer takes, with their part of the discount. A piece costs as much as a later
 * refund of it would be, so refusing it now and returning it later give the same result.
 */
export function takenGoods(brought: readonly BroughtLine[], taken: TakenPieces): TakenGoods {
	const lines = brought.map((line) => {
		const pieces = Math.min(taken.get(line.productId) ?? 0, line.quantity);
		const sumTenge = line.pieceTenge * pieces;
		return {
			productId: line.productId,
			sumTenge,
			discountTenge: sumTenge - lineRefundTenge(line, 0, pieces),
		};
	});
	return {
		subtotalTenge: lines.reduce((sum, { sumTenge }) => sum + sumTenge, 0),
		discountTenge: lines.reduce((sum, { discountTenge }) => sum + discountTenge, 0),
		lines: lines.map(({ productId, discountTenge }) => ({ productId, discountTenge })),
	};
}

/**
 * Tells whether the customer takes nothing. A gift alone counts as nothing, because the goods that earned it
 * are refused.
 */
export function isNothingTaken(brought: readonly BroughtLine[], taken: TakenPieces): boolean {
	if ([...taken.values()].every((quantity) => quantity === 0)) return true;
	const { subtotalTenge, discountTenge } = takenGoods(brought, taken);
	return subtotalTenge === discountTenge && brought.some((line) => paidTenge(line) > 0);
}

export type DoorProblem = {
	field: 'taken' | 'cashTenge';
	code: 'required' | 'wrong' | 'maximum';
};

/**
 * Returns what is wrong with a handover. The goods may not have been brought, nothing may be taken, or the
 * money may differ from the sum.
 */
export function findDoorProblem(
	brought: readonly BroughtLine[],
	taken: TakenPieces,
	payment: { deliveryPriceTenge: number; cashTenge: number; terminalTenge: number; cardTenge?: number },
): DoorProblem | undefined {
	for (const [productId, quantity] of taken) {
		const line = brought.find((one) => one.productId === productId);
		if (!line) return { field: 'taken', code: 'wrong' };
		if (quantity > line.quantity) return { field: 'taken', code: 'maximum' };
	}
	if (isNothingTaken(brought, taken)) return { field: 'taken', code: 'required' };
	const { subtotalTenge, discountTenge } = takenGoods(brought, taken);
	const totalTenge = subtotalTenge - discountTenge + payment.deliveryPriceTenge;
	// A payment by card in advance reduces the due sum. Any surplus is refunded to the card.
	const dueTenge = Math.max(0, totalTenge - (payment.cardTenge ?? 0));
	if (payment.cashTenge + payment.terminalTenge !== dueTenge) return { field: 'cashTenge', code: 'wrong' };
	return undefined;
}
