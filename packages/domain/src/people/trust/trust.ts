/** S18: the degrees of trust in a person, and the limits that follow. The numbers are settings. */

/** The degrees, from the least to the most trusted. */
export const TRUST_DEGREES = ['unconfirmed', 'confirmed', 'buyer', 'regular', 'vouched'] as const;
export type TrustDegree = (typeof TRUST_DEGREES)[number];

/**
 * Degrees with limits. A person whom staff vouch for has none, such as a school that orders sixty computers
 * at once.
 */
export const LIMITED_DEGREES = [
	'unconfirmed',
	'confirmed',
	'buyer',
	'regular',
] as const satisfies TrustDegree[];
export type LimitedDegree = (typeof LIMITED_DEGREES)[number];

/** Limits for all open orders of a person together, and for the number of orders in an hour. */
export const TRUST_LIMITS = ['openOrders', 'pieces', 'lines', 'sumTenge', 'ordersPerHour'] as const;
export type TrustLimit = (typeof TRUST_LIMITS)[number];
export type TrustLimits = Readonly<Record<TrustLimit, number>>;

/**
 * The occasions on which the shop asks for a confirmed phone. 'above_sum' asks only if an order exceeds the
 * limits of an unconfirmed person.
 */
export const PHONE_CONFIRMATIONS = ['registration', 'first_order', 'above_sum'] as const;
export type PhoneConfirmation = (typeof PHONE_CONFIRMATIONS)[number];

export type TrustRules = {
	confirmPhone: PhoneConfirmation;
	/** The number of completed orders that makes a buyer a regular. */
	regularFromOrders: number;
	/** All unconfirmed people together may hold this percentage of the stock of each product. */
	unconfirmedSharePercent: number;
	/** The unconfirmed people behind one address may hold this percentage of all pieces in the shop. */
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

/**
 * Returns the degree of a person. A completed order proves more than a confirmed phone, because somebody paid
 * at the handover.
 */
export function trustDegree(
	{ phoneConfirmed, completedOrders, vouched }: TrustFacts,
	{ regularFromOrders }: Pick<TrustRules, 'regularFromOrders'>,
): TrustDegree {
	if (vouched) return 'vouched';
	if (completedOrders >= Math.max(1, regularFromOrders)) return 'regular';
	if (completedOrders > 0) return 'buyer';
	return phoneConfirmed ? 'confirmed' : 'unconfirmed';
}

/**
 * The amounts that a person holds in open orders. `ordersPerHour` counts the orders of the last hour,
 * including cancelled ones.
 */
export type Holdings = TrustLimits;

/**
 * Returns the amounts that the person would hold with this order. `newLines` counts only products that they
 * do not hold yet.
 */
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

/** Returns the first limit that is exceeded. */
export function passedLimit(holdings: Holdings, limits: TrustLimits): TrustLimit | undefined {
	return TRUST_LIMITS.find((limit) => holdings[limit] > limits[limit]);
}

export type TrustDecision =
	| { outcome: 'allowed' }
	/** The order would be allowed if the phone were confirmed. */
	| { outcome: 'confirm_phone'; limit: TrustLimit | undefined }
	| { outcome: 'refused'; limit: TrustLimit };

const ALLOWED: TrustDecision = { outcome: 'allowed' };

/**
 * Decides by the amounts that the person alone would hold. An unconfirmed person is asked to confirm the
 * phone if that would allow the order, and is refused otherwise.
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
 * Tells whether this order would give unconfirmed people together too much of a product. Their share is a
 * percentage of the stock that is left and the pieces that they hold, both before the order.
 */
export function exceedsShare(
	{ asked, held, left }: { asked: number; held: number; left: number },
	percent: number,
): boolean {
	return (held + asked) * 100 > (held + left) * percent;
}

/**
 * S27: limits for all people without a confirmed phone together, and for those behind one address. The limits
 * of an address are multiplied by ADDRESS_LIMIT_FACTOR.
 */
export const STRANGERS = {
	/** A percentage of the places in each delivery slot, and of express places. */
	placesPercent: 30,
	placesOfAddress: 2,
	placesOfAddressOnDay: 5,
	usesOfAddress: 2,
};

/** The places in a delivery slot, or of express, from which one order takes a place. */
export type HeldPlaces = {
	capacity: number;
	/** The places that all unconfirmed people hold. */
	held: number;
	/** The places that unconfirmed people behind one address hold, in this slot and on the whole day. */
	heldFromAddress: number;
	heldFromAddressOnDay: number;
};

/** How often accounts other than the asking one have used a promotion that each person may use once. */
export type SharedUses = { fromAddress: number; withSamePhone: number };

/**
 * S27: tells whether other accounts behind the same address, or with the same recipient's phone, have already
 * used the promotion that an unconfirmed person asks for. Otherwise one person with twelve accounts could use
 * it twelve times.
 */
export function exceedsUses({ fromAddress, withSamePhone }: SharedUses, addressFactor: number): boolean {
	return withSamePhone > 0 || fromAddress + 1 > STRANGERS.usesOfAddress * addressFactor;
}

/**
 * S27: tells whether unconfirmed people, together or behind one address, would hold too many places with one
 * more order. Accounts cost nothing, so somebody could otherwise book every slot of every courier with
 * invented people.
 */
export function exceedsPlaces(places: HeldPlaces, addressFactor: number): boolean {
	const { capacity, held, heldFromAddress, heldFromAddressOnDay } = places;
	return (
		held + 1 > Math.max(1, Math.floor((capacity * STRANGERS.placesPercent) / 100)) ||
		heldFromAddress + 1 > STRANGERS.placesOfAddress * addressFactor ||
		heldFromAddressOnDay + 1 > STRANGERS.placesOfAddressOnDay * addressFactor
	);
}
