import type { Localized } from '../../base/language/language.ts';

/** The price and the duration of delivery to a zone, as a shopper sees them before the order. */
export type DeliveryZone = {
	priceTenge: number;
	freeFromTenge: number | undefined;
	/** Days from the order to the delivery; 0 means the same day. */
	minDays: number;
	maxDays: number;
	express: { priceTenge: number; minutes: number } | undefined;
	districtIds: number[];
};

export type DeliveryTerms = {
	zones: DeliveryZone[];
	/** The shop's own region, which a shopper sees until they choose another. */
	homeRegion: { name: Localized; zone: DeliveryZone } | undefined;
};
