import { manatFromTenge, tengeFromManat } from '@dukan/domain/base/money/money.ts';
import type { DeliveryOptionsWire } from '@dukan/domain/selling/orders/orders.api.ts';
import {
	type DeliveryKind,
	deliveryPriceTenge,
	hasSlot,
	isBrought,
} from '@dukan/domain/selling/orders/quote.ts';

/**
 * Returns the price of this kind of delivery for goods of this sum, or undefined while the district is
 * unknown.
 */
export function deliveryPriceManat(
	kind: DeliveryKind,
	goodsManat: number,
	options: DeliveryOptionsWire | undefined,
): number | undefined {
	if (!isBrought(kind)) return 0;
	if (!options) return undefined;
	const { courier, express } = options;
	const priceTenge = deliveryPriceTenge(kind, tengeFromManat(goodsManat), {
		priceTenge: tengeFromManat(courier.price),
		freeFromTenge: courier.free_from === null ? undefined : tengeFromManat(courier.free_from),
		expressPriceTenge: express.price === null ? undefined : tengeFromManat(express.price),
	});
	return manatFromTenge(priceTenge);
}

/** Returns true if the shop does not deliver to this district in this way, or not now. */
export function isClosed(kind: DeliveryKind, options: DeliveryOptionsWire | undefined): boolean {
	if (!options || !isBrought(kind)) return false;
	// During holidays there may be no day to choose.
	if (hasSlot(kind) && options.days.length === 0) return true;
	return !options[kind].available;
}

/**
 * Returns the text that says why a kind cannot be chosen. If couriers go to the district but no day is left,
 * the text does not blame the district.
 */
export function closedText(kind: DeliveryKind, options: DeliveryOptionsWire | undefined) {
	if (kind === 'express') return 'delivery.expressUnavailable';
	return options?.courier.available ? 'delivery.slotFull' : 'delivery.notHere';
}
