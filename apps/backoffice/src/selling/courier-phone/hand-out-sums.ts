import type { RunStopWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import { type TakenPieces, takenGoods } from '@dukan/domain/selling/couriers/door-rules.ts';

export type DoorPayment = 'cash' | 'terminal' | 'both';

export type HandOutSums = {
	/** The price of the goods that are taken, less what was paid by card in advance (PAY-02). */
	dueTenge: number;
	terminalTenge: number;
	/** The part that is not paid by terminal, as the cash book records it. */
	cashTenge: number;
	/**
	 * The cash that is really collected. It is less than `cashTenge` if returned goods pay a part (RET-01),
	 * and below zero if the customer gets money back.
	 */
	handTenge: number;
};

/** COUR-03: returns what is paid at the handover, split by the way of payment. */
export function handOutSums(
	stop: Pick<RunStopWire, 'lines' | 'totalTenge' | 'dueTenge' | 'exchangeTenge' | 'deliveryPriceTenge'>,
	taken: TakenPieces,
	{ payment, typedTenge }: { payment: DoorPayment; typedTenge: number },
): HandOutSums {
	const { subtotalTenge, discountTenge } = takenGoods(stop.lines, taken);
	const cardTenge = stop.totalTenge - stop.dueTenge;
	const dueTenge = Math.max(0, subtotalTenge - discountTenge + stop.deliveryPriceTenge - cardTenge);
	const { exchangeTenge = 0 } = stop;
	const leftTenge = Math.max(0, dueTenge - exchangeTenge);
	const terminalTenge = { cash: 0, terminal: leftTenge, both: typedTenge }[payment];
	const cashTenge = dueTenge - terminalTenge;
	return { dueTenge, terminalTenge, cashTenge, handTenge: cashTenge - exchangeTenge };
}
