import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import { type TrustRulesWire, type TrustWire, WIRE_LIMITS } from '@dukan/domain/people/trust/trust.api.ts';
import {
	decideOrder,
	exceedsPlaces,
	exceedsShare,
	exceedsUses,
	type LimitedDegree,
	type TrustLimit,
	type TrustLimits,
	trustDegree,
	withOrder,
} from '@dukan/domain/people/trust/trust.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { networkOf } from '../../../platform/limits/network-address.ts';
import type { Needs } from '../../../platform/needs.ts';
import { keyedHash } from '../../../platform/server-secrets.ts';
import {
	countHeldFromAddress,
	countPieces,
	type DeliveryPlace,
	lockNamed,
	lockShares,
	noteOrderNetwork,
	type PersonTrust,
	placeName,
	readHeldPlaces,
	readProductShares,
	readSharedUses,
} from './trust.queries.ts';

/** The origin of an order. */
export type OrderOrigin = {
	/** A keyed hash of the network address. */
	network: Buffer;
	/** The setting ADDRESS_LIMIT_FACTOR. */
	limitFactor: number;
};

export async function orderOrigin(
	{ db, config }: Needs<'config' | 'db'>,
	request: FastifyRequest,
): Promise<OrderOrigin> {
	return {
		network: await keyedHash(db, 'networks', networkOf(request.ip)),
		limitFactor: config.addressLimitFactor,
	};
}

export type OrderToTrust = {
	userId: number;
	person: PersonTrust;
	origin: OrderOrigin;
	lines: readonly { productId: number; quantity: number }[];
	sumTenge: number;
	/** The part of the couriers' time that the order takes up; undefined for pickup. */
	place: DeliveryPlace | undefined;
	/** Set if the order uses a promotion that each person may use once. */
	promotionId: number | undefined;
	/** The phone of the recipient. */
	phone: string;
	now: Date;
};

/**
 * S18: refuses an order that exceeds the person's degree of trust. It runs in the order's transaction, after
 * the person's row is locked and before anything is sold. A person with a confirmed phone is never asked to
 * confirm it.
 */
export async function requireTrust(trx: Database, order: OrderToTrust): Promise<void> {
	const { lines, sumTenge } = order;
	const { rules, facts, held, knownLines } = order.person;
	const degree = trustDegree(facts, rules);
	if (degree === 'vouched') return;
	const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
	const holdings = withOrder(held, { pieces, newLines: lines.length - knownLines, sumTenge });
	const decision = decideOrder(degree, holdings, rules);
	const refuse = (code: 'trust_limit' | 'phone_unconfirmed', limit: TrustLimit | 'share' | undefined) => {
		throw new Problem(code, { extra: { trust: trustOf(degree, limit, rules.limits[degree]) } });
	};
	if (decision.outcome === 'refused') refuse('trust_limit', decision.limit);
	if (decision.outcome === 'confirm_phone') refuse('phone_unconfirmed', decision.limit);
	if (degree === 'unconfirmed' && (await passesShares(trx, order, rules)))
		refuse('phone_unconfirmed', 'share');
}

/**
 * Tells whether the order exceeds what unconfirmed people may hold together: of a product, of the couriers'
 * time, or behind one address.
 */
async function passesShares(
	trx: Database,
	{ userId, origin: { network, limitFactor }, lines, place, promotionId, phone, now }: OrderToTrust,
	rules: TrustRulesWire,
): Promise<boolean> {
	const productIds = lines.map(({ productId }) => productId);
	const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
	const share = ((await countPieces(trx, now)) * rules.addressSharePercent) / 100;
	// An address may always hold what one person may, so that a household can order in the smallest shop.
	const addressPieces = Math.max(share, rules.limits.unconfirmed.pieces) * limitFactor;
	const passesAddress = async () =>
		(await countHeldFromAddress(trx, network, userId)) + pieces > addressPieces;
	const passesPlaces = async () =>
		place !== undefined && exceedsPlaces(await readHeldPlaces(trx, { place, network, userId }), limitFactor);
	const passesUses = async () =>
		promotionId !== undefined &&
		exceedsUses(await readSharedUses(trx, { promotionId, network, userId, phone }), limitFactor);
	const passes = async () => (await passesAddress()) || (await passesPlaces()) || (await passesUses());
	// This check runs before the locks as well, so that no one waits behind an address that already holds its
	// share.
	if (await passes()) return true;
	await lockShares(trx, { network, productIds });
	await lockNamed(trx, [
		...(place ? [placeName(place)] : []),
		...(promotionId === undefined ? [] : [`promotion ${promotionId}`]),
	]);
	if (await passes()) return true;
	const quantities = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
	const shares = await readProductShares(trx, productIds);
	const passesProduct = shares.some(({ productId, held, left }) =>
		exceedsShare({ asked: quantities.get(productId) ?? 0, held, left }, rules.unconfirmedSharePercent),
	);
	if (!passesProduct) await noteOrderNetwork(trx, userId, network);
	return passesProduct;
}

function trustOf(
	degree: LimitedDegree,
	limit: TrustLimit | 'share' | undefined,
	allowed: TrustLimits,
): TrustWire {
	const wireLimit = limit === undefined || limit === 'share' ? (limit ?? null) : WIRE_LIMITS[limit];
	return {
		degree,
		limit: wireLimit,
		allowed: {
			open_orders: allowed.openOrders,
			pieces: allowed.pieces,
			lines: allowed.lines,
			sum: manatFromTenge(allowed.sumTenge),
			orders_per_hour: allowed.ordersPerHour,
		},
	};
}
