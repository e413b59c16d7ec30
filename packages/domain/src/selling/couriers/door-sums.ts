import type { Order } from '../orders/order.api.ts';
import { type TakenPieces, takenGoods } from './door-rules.ts';

type DoorSums = {
	totalTenge: number;
	/** The price of the goods taken and the delivery, less the payment by card in advance (PAY-02). */
	dueTenge: number;
	exchangeTenge: number;
	terminalTenge: number;
	/** The cash that the courier collects. If it is negative, the courier gives it back. */
	handTenge: number;
};

/**
 * COUR-03, RET-01: returns the sums at the handover. The terminal takes at most what is due after the goods
 * in exchange.
 */
export function doorSums(
	order: Pick<Order, 'items' | 'deliveryPriceTenge' | 'paidByCardTenge' | 'exchangeTenge'>,
	taken: TakenPieces,
	typedTenge: number,
): DoorSums {
	const brought = order.items.map(({ productId, quantity, sumTenge, discountTenge: offTenge }) => ({
		productId,
		quantity,
		pieceTenge: sumTenge / quantity,
		discountTenge: offTenge,
	}));
	const { subtotalTenge, discountTenge } = takenGoods(brought, taken);
	const totalTenge = subtotalTenge - discountTenge + order.deliveryPriceTenge;
	const dueTenge = Math.max(0, totalTenge - order.paidByCardTenge);
	const { exchangeTenge } = order;
	const terminalTenge = Math.min(Math.max(0, dueTenge - exchangeTenge), typedTenge);
	return {
		totalTenge,
		dueTenge,
		exchangeTenge,
		terminalTenge,
		handTenge: dueTenge - terminalTenge - exchangeTenge,
	};
}

/** Returns the sum for the terminal when the customer takes everything and pays by card. */
export function wholeByTerminal(order: Parameters<typeof doorSums>[0]): number {
	const all = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]));
	return doorSums(order, all, Number.POSITIVE_INFINITY).terminalTenge;
}
