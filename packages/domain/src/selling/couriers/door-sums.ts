import type { Order } from '../orders/order.api.ts';
import { type TakenPieces, takenGoods } from './door-rules.ts';

type DoorSums = {
	totalTenge: number;
	/** The sum of what is taken, less what was paid by card in advance (PAY-02). */
	dueTenge: number;
	exchangeTenge: number;
	terminalTenge: number;
	/** Cash that is really collected. Below zero it is given back. */
	handTenge: number;
};

/**
 * COUR-03, RET-01: returns what is paid at the handover. The terminal takes no more than what is due after goods in exchange.
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

/** Pays the whole sum by terminal, as agreed. */
export function wholeByTerminal(order: Parameters<typeof doorSums>[0]): number {
	const all = new Map(order.items.map(({ productId, quantity }) => [productId, quantity]));
	return doorSums(order, all, Number.POSITIVE_INFINITY).terminalTenge;
}
