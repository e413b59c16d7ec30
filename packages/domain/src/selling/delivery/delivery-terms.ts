import type { Localized } from '../../base/language/language.ts';

/** Delivery as it is shown before an order: what it costs and when it comes, by zone. */
export type DeliveryZone = {
	priceTenge: number;
	freeFromTenge: number | undefined;
	/** Days from the order to the door: 0 is the same day. */
	minDays: number;
	maxDays: number;
	express: { priceTenge: number; minutes: number } | undefined;
	districtIds: number[];
};

export type DeliveryTerms = {
	zones: DeliveryZone[];
	/** The shop's own region; shown until the shopper chooses another. */
	homeRegion: { name: Localized; zone: DeliveryZone } | undefined;
};
