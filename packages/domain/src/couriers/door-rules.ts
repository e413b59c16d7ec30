import { type PaidGoods, paidForPiecesTenge } from '../returns/line-money.ts';

/** COUR-03: pieces of each product that the receiver takes; what is not named is refused. */
export type TakenPieces = ReadonlyMap<number, number>;

/**
 * The goods that are taken, with the discount they keep: each piece costs at the door what it would be given back for later, so
 * refusing it now or returning it later brings the same.
 */
export function takenGoods(
	goods: PaidGoods,
	taken: TakenPieces,
): { subtotalTenge: number; discountTenge: number } {
	let subtotalTenge = 0;
	let paidTenge = 0;
	for (const { productId, quantity, sumTenge } of goods.lines) {
		const pieces = taken.get(productId) ?? 0;
		subtotalTenge += (sumTenge / quantity) * pieces;
		paidTenge += paidForPiecesTenge(goods, productId, pieces);
	}
	return { subtotalTenge, discountTenge: subtotalTenge - paidTenge };
}

export type DoorProblem = {
	field: 'taken' | 'cashTenge';
	code: 'required' | 'wrong' | 'maximum';
};

/** What is wrong with a hand-out: goods that were not brought, none at all, or money that is not the sum. */
export function findDoorProblem(
	goods: PaidGoods,
	taken: TakenPieces,
	payment: { deliveryPriceTenge: number; cashTenge: number; terminalTenge: number },
): DoorProblem | undefined {
	const pieces = [...taken.values()].reduce((sum, one) => sum + one, 0);
	if (pieces === 0) return { field: 'taken', code: 'required' };
	for (const [productId, quantity] of taken) {
		const line = goods.lines.find((one) => one.productId === productId);
		if (!line) return { field: 'taken', code: 'wrong' };
		if (quantity > line.quantity) return { field: 'taken', code: 'maximum' };
	}
	const { subtotalTenge, discountTenge } = takenGoods(goods, taken);
	const totalTenge = subtotalTenge - discountTenge + payment.deliveryPriceTenge;
	if (payment.cashTenge + payment.terminalTenge !== totalTenge) return { field: 'cashTenge', code: 'wrong' };
	return undefined;
}
