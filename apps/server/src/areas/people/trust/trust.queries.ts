import type { TrustRulesChange, TrustRulesWire } from '@dukan/domain/people/trust/trust.api.ts';
import {
	type HeldPlaces,
	type Holdings,
	LIMITED_DEGREES,
	type SharedUses,
	type TrustFacts,
} from '@dukan/domain/people/trust/trust.ts';
import { type RawBuilder, sql } from 'kysely';
import { HOUR_MS, later, MINUTE_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

const OPEN = sql`o.status in ('pending', 'accepted', 'on_delivery')`;

const RULES = sql`r.confirm_phone as "confirmPhone", r.regular_from_orders as "regularFromOrders",
	r.unconfirmed_share_percent as "unconfirmedSharePercent", r.address_share_percent as "addressSharePercent",
	r.pending_hours as "pendingHours", r.order_data_months as "orderDataMonths",
	r.unused_account_months as "unusedAccountMonths",
	(select json_object_agg(degree, json_build_object('openOrders', open_orders, 'pieces', pieces, 'lines', lines,
		'sumTenge', sum_tenge, 'ordersPerHour', orders_per_hour)) from trust_limits) as limits`;

export async function readTrustRules(db: Database): Promise<TrustRulesWire> {
	const { rows } = await sql<TrustRulesWire>`select ${RULES} from trust_rules r`.execute(db);
	const [rules] = rows;
	if (!rules) throw new Error('The shop has no rules of trust.');
	return rules;
}

/** Changes only the rules that are sent. */
export async function changeTrustRules(trx: Database, sent: TrustRulesChange): Promise<void> {
	await sql`select from trust_rules for update`.execute(trx);
	const was = await readTrustRules(trx);
	const rules = { ...was, ...sent };
	await sql`update trust_rules set confirm_phone = ${rules.confirmPhone},
		regular_from_orders = ${rules.regularFromOrders}, unconfirmed_share_percent = ${rules.unconfirmedSharePercent},
		address_share_percent = ${rules.addressSharePercent}, pending_hours = ${rules.pendingHours},
		order_data_months = ${rules.orderDataMonths}, unused_account_months = ${rules.unusedAccountMonths}`.execute(
		trx,
	);
	for (const degree of LIMITED_DEGREES) {
		const { openOrders, pieces, lines, sumTenge, ordersPerHour } = {
			...was.limits[degree],
			...sent.limits?.[degree],
		};
		await sql`update trust_limits set open_orders = ${openOrders}, pieces = ${pieces}, lines = ${lines},
			sum_tenge = ${sumTenge}, orders_per_hour = ${ordersPerHour} where degree = ${degree}`.execute(trx);
	}
}

export type PersonTrust = {
	rules: TrustRulesWire;
	facts: TrustFacts;
	/** What the person holds without this order. */
	held: Holdings;
	/** The number of requested products that the person already holds. */
	knownLines: number;
};

export type PersonTrustRow = TrustRulesWire & TrustFacts & Holdings & { knownLines: number };

type TrustQuestion = { userId: number; productIds: readonly number[]; now: Date };

/**
 * Returns the rules, the person's facts and their holdings as one value of a statement. The value is null if
 * there is no such person.
 */
export function personTrustSql({
	userId,
	productIds,
	now,
}: TrustQuestion): RawBuilder<PersonTrustRow | null> {
	return sql`(select row_to_json(person) from (
		select ${RULES}, u.phone_confirmed_at is not null as "phoneConfirmed", u.vouched_at is not null as vouched, placed.*, held.*
		from trust_rules r, users u,
		lateral (select count(*) filter (where o.status = 'completed')::integer as "completedOrders",
				count(*) filter (where ${OPEN})::integer as "openOrders",
				coalesce(sum(o.subtotal_tenge) filter (where ${OPEN}), 0)::float8 as "sumTenge",
				count(*) filter (where o.created_at > ${later(now, -HOUR_MS)})::integer as "ordersPerHour"
			from orders o where o.user_id = u.id) placed,
		lateral (select coalesce(sum(l.quantity), 0)::integer as pieces,
				count(distinct l.product_id)::integer as lines,
				count(distinct l.product_id) filter (where l.product_id = any (array(select unnest(${productIds}::integer[]))))::integer
					as "knownLines"
			from orders o join order_lines l on l.order_id = o.id where o.user_id = u.id and ${OPEN}) held
		where u.id = ${userId}) as person)`;
}

export function personTrustOf(row: PersonTrustRow): PersonTrust {
	const { phoneConfirmed, completedOrders, vouched, knownLines, ...rest } = row;
	const { openOrders, pieces, lines, sumTenge, ordersPerHour, ...rules } = rest;
	return {
		rules,
		facts: { phoneConfirmed, completedOrders, vouched },
		held: { openOrders, pieces, lines, sumTenge, ordersPerHour },
		knownLines,
	};
}

export async function readPersonTrust(
	db: Database,
	question: TrustQuestion,
): Promise<PersonTrust | undefined> {
	const { rows } = await sql<{
		trust: PersonTrustRow | null;
	}>`select ${personTrustSql(question)} as trust`.execute(db);
	const trust = rows[0]?.trust;
	return trust ? personTrustOf(trust) : undefined;
}

/** The numbers of the advisory locks are arbitrary. */
const ADDRESS_LOCKS = 7_100_995;
const PRODUCT_LOCKS = 7_100_996;
const NAMED_LOCKS = 7_100_997;

/**
 * Makes unconfirmed people wait for each other if they share this address or order one of these products.
 * Without it, orders at the same moment could exceed the shares. No one else waits here. The locks end with
 * the transaction.
 */
export async function lockShares(
	trx: Database,
	{ network, productIds }: { network: Buffer; productIds: readonly number[] },
): Promise<void> {
	await sql`select pg_advisory_xact_lock(${ADDRESS_LOCKS}, ${network.readInt32BE()})`.execute(trx);
	await sql`select pg_advisory_xact_lock(${PRODUCT_LOCKS}, id)
		from (select id from unnest(${productIds}::integer[]) as id order by id) as asked`.execute(trx);
}

/** Chooses unconfirmed people who have ordered. What they hold counts for the shares. */
const HOLDER = sql`u.order_network is not null and u.phone_confirmed_at is null and u.vouched_at is null`;

/** Counts the pieces that unconfirmed people behind an address hold, with those of this person. */
export async function countHeldFromAddress(db: Database, network: Buffer, userId: number): Promise<number> {
	const { rows } = await sql<{ pieces: number }>`select coalesce(sum(l.quantity), 0)::integer as pieces
		from users u join orders o on o.user_id = u.id and ${OPEN} join order_lines l on l.order_id = o.id
		where (${HOLDER} and u.order_network = ${network}) or u.id = ${userId}`.execute(db);
	return rows[0]?.pieces ?? 0;
}

/**
 * The part of the couriers' time that an order takes: a place in a slot of a day, or a place of express
 * delivery.
 */
export type DeliveryPlace =
	| { kind: 'slot'; date: string; slotId: number }
	| { kind: 'express'; date: string };

export const placeName = (place: DeliveryPlace): string =>
	place.kind === 'slot' ? `${place.date} ${place.slotId}` : place.kind;

/** Locks places and promotions as `lockShares` locks products. The caller takes these locks last. */
export async function lockNamed(trx: Database, names: readonly string[]): Promise<void> {
	await sql`select pg_advisory_xact_lock(${NAMED_LOCKS}, key)
		from (select hashtext(name) as key from unnest(${names}::text[]) as name order by 1) as asked`.execute(
		trx,
	);
}

/**
 * Counts how often a promotion was used by unconfirmed people behind an address, and by accounts that order
 * for the same phone.
 */
export async function readSharedUses(
	db: Database,
	asked: { promotionId: number; network: Buffer; userId: number; phone: string },
): Promise<SharedUses> {
	const { rows } = await sql<SharedUses>`select
			count(*) filter (where ${HOLDER} and u.order_network = ${asked.network})::integer as "fromAddress",
			count(*) filter (where o.phone = ${asked.phone})::integer as "withSamePhone"
		from promotion_uses p join orders o on o.id = p.order_id join users u on u.id = p.user_id
		where p.promotion_id = ${asked.promotionId} and p.counts and p.user_id <> ${asked.userId}`.execute(db);
	const [uses] = rows;
	if (!uses) throw new Error('A count has a row.');
	return uses;
}

/**
 * Counts the places that unconfirmed people hold. The places of this person count as those of the address.
 */
export async function readHeldPlaces(
	db: Database,
	{ place, network, userId }: { place: DeliveryPlace; network: Buffer; userId: number },
): Promise<HeldPlaces> {
	const isSame =
		place.kind === 'slot'
			? sql`o.delivery_date = ${place.date}::date and o.slot_id = ${place.slotId}`
			: sql`o.delivery = 'express'`;
	const capacity =
		place.kind === 'slot'
			? sql`(select slot_capacity(s, ${place.date}::date) from delivery_slots s where s.id = ${place.slotId})`
			: sql`(select express_capacity from order_rules)`;
	const isOfAddress = sql`(u.order_network = ${network} or u.id = ${userId})`;
	const { rows } = await sql<HeldPlaces>`select coalesce(${capacity}, 0) as capacity,
			count(*) filter (where ${isSame})::integer as held,
			count(*) filter (where ${isSame} and ${isOfAddress})::integer as "heldFromAddress",
			count(*) filter (where o.delivery_date = ${place.date}::date and ${isOfAddress})::integer as "heldFromAddressOnDay"
		from orders o join users u on u.id = o.user_id
		where ${OPEN} and o.delivery <> 'pickup' and (o.delivery_date = ${place.date}::date or o.delivery = 'express')
			and ((${HOLDER}) or u.id = ${userId})`.execute(db);
	const [places] = rows;
	if (!places) throw new Error('A count has a row.');
	return places;
}

export type ProductShare = { productId: number; held: number; left: number };

/** Returns for each product how many pieces unconfirmed people hold, and how many are left. */
export async function readProductShares(
	db: Database,
	productIds: readonly number[],
): Promise<ProductShare[]> {
	const { rows } = await sql<ProductShare>`select p.product_id as "productId", p.quantity as left, coalesce((
			select sum(l.quantity) from users u join orders o on o.user_id = u.id and ${OPEN}
				join order_lines l on l.order_id = o.id
			where ${HOLDER} and l.product_id = p.product_id), 0)::integer as held
		from product_stock p where p.product_id = any (${productIds}::integer[])`.execute(db);
	return rows;
}

/** Shares are computed from a count of all pieces, which may be this old. */
const PIECES_TTL_MS = 10 * MINUTE_MS;

/** Returns the number of all pieces on sale. One caller counts again while others use the last count. */
export async function countPieces(trx: Database, now: Date): Promise<number> {
	const { rows } = await sql<{ pieces: number }>`
		with due as (
			select 1 from stock_census where counted_at <= ${later(now, -PIECES_TTL_MS)} for update skip locked
		), counted as (
			update stock_census set counted_at = ${now}, pieces = (select coalesce(sum(s.quantity), 0) from product_stock s join products p on p.id = s.product_id where p.published)
			where exists (select from due) returning pieces
		)
		select coalesce((select pieces from counted), (select pieces from stock_census))::float8 as pieces`.execute(
		trx,
	);
	return rows[0]?.pieces ?? 0;
}

export async function noteOrderNetwork(trx: Database, userId: number, network: Buffer): Promise<void> {
	await sql`update users set order_network = ${network}
		where id = ${userId} and order_network is distinct from ${network}`.execute(trx);
}

/** S26: deletes network addresses that are no longer needed to limit orders. */
export async function deleteOldOrderNetworks(db: Database): Promise<void> {
	await sql`update users u set order_network = null where u.order_network is not null
		and (u.phone_confirmed_at is not null or u.vouched_at is not null
			or not exists (select from orders o where o.user_id = u.id and ${OPEN})
			or exists (select from orders o where o.user_id = u.id and o.status = 'completed'))`.execute(db);
}
