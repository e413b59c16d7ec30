/** S18: how far the shop trusts a person, and what follows from it. The numbers are settings; the rules stand here. */

/** From the least to the most trusted. */
export const TRUST_DEGREES = ['unconfirmed', 'confirmed', 'buyer', 'regular', 'vouched'] as const;
export type TrustDegree = (typeof TRUST_DEGREES)[number];

/** Degrees with limits. A person whom staff vouch for has none: a school orders sixty computers at once. */
export const LIMITED_DEGREES = [
	'unconfirmed',
	'confirmed',
	'buyer',
	'regular',
] as const satisfies TrustDegree[];
export type LimitedDegree = (typeof LIMITED_DEGREES)[number];

/** Limits of what a person may hold in open orders, all together, and of orders in an hour. */
export const TRUST_LIMITS = ['openOrders', 'pieces', 'lines', 'sumTenge', 'ordersPerHour'] as const;
export type TrustLimit = (typeof TRUST_LIMITS)[number];
export type TrustLimits = Readonly<Record<TrustLimit, number>>;

/** 'above_sum' asks only beyond the limits of an unconfirmed person, such as the sum. */
export const PHONE_CONFIRMATIONS = ['registration', 'first_order', 'above_sum'] as const;
export type PhoneConfirmation = (typeof PHONE_CONFIRMATIONS)[number];

export type TrustRules = {
	confirmPhone: PhoneConfirmation;
	/** Completed orders that make a buyer a regular. */
	regularFromOrders: number;
	/** A percentage of each product's stock, for all unconfirmed people together. */
	unconfirmedSharePercent: number;
	/** A percentage of all pieces in the shop, for the unconfirmed people behind one address. */
	addressSharePercent: number;
	limits: Readonly<Record<LimitedDegree, TrustLimits>>;
};

/** The rules of a new shop. */
export const TRUST_DEFAULTS: TrustRules = {
	confirmPhone: 'above_sum',
	regularFromOrders: 5,
	unconfirmedSharePercent: 50,
	addressSharePercent: 1,
	limits: {
		unconfirmed: { openOrders: 2, pieces: 10, lines: 10, sumTenge: 2_000_000, ordersPerHour: 5 },
		confirmed: { openOrders: 4, pieces: 30, lines: 30, sumTenge: 10_000_000, ordersPerHour: 10 },
		buyer: { openOrders: 8, pieces: 100, lines: 100, sumTenge: 30_000_000, ordersPerHour: 15 },
		regular: { openOrders: 20, pieces: 500, lines: 200, sumTenge: 100_000_000, ordersPerHour: 30 },
	},
};

export type TrustFacts = { phoneConfirmed: boolean; completedOrders: number; vouched: boolean };

/** A completed order proves more than a code: somebody has paid at the handover. */
export function trustDegree(
	{ phoneConfirmed, completedOrders, vouched }: TrustFacts,
	{ regularFromOrders }: Pick<TrustRules, 'regularFromOrders'>,
): TrustDegree {
	if (vouched) return 'vouched';
	if (completedOrders >= Math.max(1, regularFromOrders)) return 'regular';
	if (completedOrders > 0) return 'buyer';
	return phoneConfirmed ? 'confirmed' : 'unconfirmed';
}

/** What a person holds in open orders; `ordersPerHour` counts the last hour's, cancelled ones too. */
export type Holdings = TrustLimits;

/** Returns what the person would hold with this order; goods that they hold already add no line. */
export function withOrder(
	held: Holdings,
	order: { pieces: number; newLines: number; sumTenge: number },
): Holdings {
	return {
		openOrders: held.openOrders + 1,
		pieces: held.pieces + order.pieces,
		lines: held.lines + order.newLines,
		sumTenge: held.sumTenge + order.sumTenge,
		ordersPerHour: held.ordersPerHour + 1,
	};
}

/** Returns the first limit that is passed. */
export function passedLimit(holdings: Holdings, limits: TrustLimits): TrustLimit | undefined {
	return TRUST_LIMITS.find((limit) => holdings[limit] > limits[limit]);
}

export type TrustDecision =
	| { outcome: 'allowed' }
	/** Allowed if the phone were confirmed. */
	| { outcome: 'confirm_phone'; limit: TrustLimit | undefined }
	| { outcome: 'refused'; limit: TrustLimit };

const ALLOWED: TrustDecision = { outcome: 'allowed' };

/**
 * Decides by what the person alone would hold. An unconfirmed person is asked to confirm the phone wherever that helps, and
 * refused where it does not.
 */
export function decideOrder(degree: TrustDegree, holdings: Holdings, rules: TrustRules): TrustDecision {
	if (degree === 'vouched') return ALLOWED;
	const limit = passedLimit(holdings, rules.limits[degree]);
	if (degree !== 'unconfirmed') return limit ? { outcome: 'refused', limit } : ALLOWED;
	if (limit === undefined && rules.confirmPhone === 'above_sum') return ALLOWED;
	const beyond = passedLimit(holdings, rules.limits.confirmed);
	return beyond ? { outcome: 'refused', limit: beyond } : { outcome: 'confirm_phone', limit };
}

/**
 * Tells whether unconfirmed people together would hold too much of a product with this order. The share is taken of what is
 * left and what they hold already, both before the order.
 */
export function exceedsShare(
	{ asked, held, left }: { asked: number; held: number; left: number },
	percent: number,
): boolean {
	return (held + asked) * 100 > (held + left) * percent;
}

/**
 * S27: limits for all people without a confirmed phone together. Those behind one address are counted ADDRESS_LIMIT_FACTOR
 * times.
 */
export const STRANGERS = {
	/** A percentage of the places of each delivery slot, and of express. */
	placesPercent: 30,
	placesOfAddress: 2,
	placesOfAddressOnDay: 5,
	usesOfAddress: 2,
};

/** Places of the couriers' time, or of express, that one order takes. */
export type HeldPlaces = {
	capacity: number;
	/** Held by all unconfirmed people. */
	held: number;
	/** Held by those behind one address: of this time, and of the whole day. */
	heldFromAddress: number;
	heldFromAddressOnDay: number;
};

/** Uses of a promotion that is meant for each person once, by accounts other than the asking one. */
export type SharedUses = { fromAddress: number; withSamePhone: number };

/**
 * S27: tells whether others behind the same address, or with the same recipient's phone, have already had what an unconfirmed
 * person asks for: twelve accounts of one person are not twelve people.
 */
export function exceedsUses({ fromAddress, withSamePhone }: SharedUses, addressFactor: number): boolean {
	return withSamePhone > 0 || fromAddress + 1 > STRANGERS.usesOfAddress * addressFactor;
}

/**
 * S27: tells whether unconfirmed people would hold too many places with one more order, together or behind one address.
 * Accounts cost nothing, so somebody who invents people could otherwise book out every slot of every courier.
 */
export function exceedsPlaces(places: HeldPlaces, addressFactor: number): boolean {
	const { capacity, held, heldFromAddress, heldFromAddressOnDay } = places;
	return (
		held + 1 > Math.max(1, Math.floor((capacity * STRANGERS.placesPercent) / 100)) ||
		heldFromAddress + 1 > STRANGERS.placesOfAddress * addressFactor ||
		heldFromAddressOnDay + 1 > STRANGERS.placesOfAddressOnDay * addressFactor
	);
}
