import type { ThreeNames } from '@dukan/domain/base/fields.api.ts';
import { sql } from 'kysely';
import { clockTime } from '../../../platform/database/clock-time.ts';
import type { Database } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared-statement.ts';
import {
	type PersonTrust,
	type PersonTrustRow,
	personTrustOf,
	personTrustSql,
} from '../../people/trust/trust.queries.ts';
import { type NamedOffer, offersSql } from '../promotions/promotion-offers.queries.ts';
import type { OrderPlace } from './order-terms.queries.ts';

type PlaceName = ThreeNames & { id: number };

/**
 * All conditions that an order must meet before its goods are looked at, read together under the person's
 * lock.
 */
export type OrderTerms = {
	place: (OrderPlace & { district: PlaceName; region: PlaceName }) | undefined;
	/** The requested slot, and whether its day is a holiday. */
	slot: { id: number; from: string; to: string; orderUntil: string; isHoliday: boolean } | undefined;
	/** The number of the person's orders for that day. */
	ordersOfDay: number;
	ordersPerDay: number;
	/** The earlier order that was placed with this key. */
	known: { orderId: number; requestHash: Buffer } | undefined;
	/** PRICE-03: promotions that the person may use. */
	offers: NamedOffer[];
	/** S18: how far the shop trusts the person, and what their open orders hold. */
	trust: PersonTrust;
};

type Question = {
	userId: number;
	keyHash: Buffer;
	/** The day of delivery or pickup. */
	date: string;
	districtId: number | undefined;
	slotId: number | undefined;
	promo: string | undefined;
	productIds: readonly number[];
	now: Date;
};

type PlaceRow = {
	districtId: number;
	districtEn: string;
	districtRu: string;
	districtTm: string;
	regionId: number;
	regionEn: string;
	regionRu: string;
	regionTm: string;
	delivery: boolean;
	express: boolean;
	minDays: number;
	priceTenge: number;
	freeFromTenge: number | null;
	expressPriceTenge: number | null;
	expressMinutes: number | null;
};

type SlotRow = { slotId: number; slotFrom: string; slotTo: string; orderUntil: string };

/** The columns of a part that the order may lack; they are then all null. */
type OrNulls<Columns> = { [Name in keyof Columns]: Columns[Name] | null };

type Row = OrNulls<PlaceRow> &
	OrNulls<SlotRow> & {
		ordersOfDay: number;
		ordersPerDay: number;
		knownOrderId: number | null;
		requestHash: Buffer | null;
		isHoliday: boolean;
		offers: NamedOffer[];
		trust: PersonTrustRow | null;
	};

const hasPlace = (row: Row): row is Row & PlaceRow => row.districtId !== null;
const hasSlot = (row: Row): row is Row & SlotRow => row.slotId !== null;

/** Reads everything in one round trip, because each further one takes as long as the work itself. */
export async function readOrderTerms(
	trx: Database,
	{ userId, keyHash, date, districtId, slotId, promo, productIds, now }: Question,
): Promise<OrderTerms> {
	const { rows } = await sql<Row>`${prepared('read_order_terms')}
		select rules.orders_per_day as "ordersPerDay",
			(select count(*)::integer from orders
				where user_id = ${userId} and delivery_date = ${date} and status <> 'cancelled') as "ordersOfDay",
			k.result::integer as "knownOrderId", k.request_hash as "requestHash",
			d.id as "districtId", d.name_en as "districtEn", d.delivery, d.express and z.express_price_tenge is not null as express,
			coalesce(nullif(d.name_ru, ''), d.name_en) as "districtRu", coalesce(nullif(d.name_tm, ''), d.name_en) as "districtTm",
			r.id as "regionId", r.name_en as "regionEn",
			coalesce(nullif(r.name_ru, ''), r.name_en) as "regionRu", coalesce(nullif(r.name_tm, ''), r.name_en) as "regionTm",
			z.min_days as "minDays", z.price_tenge as "priceTenge", z.free_from_tenge as "freeFromTenge",
			z.express_price_tenge as "expressPriceTenge", z.express_minutes as "expressMinutes",
			s.id as "slotId", ${clockTime('s.from_time')} as "slotFrom", ${clockTime('s.to_time')} as "slotTo",
			${clockTime('s.order_until')} as "orderUntil",
			exists (select from holidays where holidays.date = ${date}) as "isHoliday",
			${offersSql({ userId, code: promo, now })} as offers, ${personTrustSql({ userId, productIds, now })} as trust
		from order_rules rules
		left join idempotency_keys k on k.key_hash = ${keyHash}
		left join (districts d join delivery_zones z on z.code = d.zone join regions r on r.id = d.region_id)
			on d.id = ${districtId ?? null}
		left join delivery_slots s on s.id = ${slotId ?? null}`.execute(trx);
	const [row] = rows;
	if (!row?.trust) throw new Error('The shop has no rules for orders, or the person is gone.');
	const { knownOrderId, requestHash, ordersOfDay, ordersPerDay, isHoliday, offers, trust } = row;
	return {
		place: hasPlace(row) ? placeOf(row) : undefined,
		slot: hasSlot(row)
			? { id: row.slotId, from: row.slotFrom, to: row.slotTo, orderUntil: row.orderUntil, isHoliday }
			: undefined,
		ordersOfDay,
		ordersPerDay,
		known: knownOrderId === null || requestHash === null ? undefined : { orderId: knownOrderId, requestHash },
		offers,
		trust: personTrustOf(trust),
	};
}

function placeOf(row: PlaceRow): OrderTerms['place'] {
	return {
		districtId: row.districtId,
		regionId: row.regionId,
		delivery: row.delivery,
		express: row.express,
		minDays: row.minDays,
		priceTenge: row.priceTenge,
		freeFromTenge: row.freeFromTenge ?? undefined,
		expressPriceTenge: row.expressPriceTenge ?? undefined,
		expressMinutes: row.expressMinutes ?? undefined,
		district: {
			id: row.districtId,
			nameEn: row.districtEn,
			nameRu: row.districtRu,
			nameTm: row.districtTm,
		},
		region: { id: row.regionId, nameEn: row.regionEn, nameRu: row.regionRu, nameTm: row.regionTm },
	};
}

/**
 * Locks the person, so that their orders are placed one after the other and none exceeds the limit of a day
 * or repeats a key (R4). Reads after this lock see what the earlier order has written.
 */
export async function lockOrdering(trx: Database, userId: number): Promise<{ banned: boolean }> {
	const { rows } = await sql<{ banned: boolean }>`${prepared('lock_person')}
		select banned from users where id = ${userId} for no key update`.execute(trx);
	return rows[0] ?? { banned: false };
}
