import type { WaveQuery } from '@dukan/domain/selling/desk/wave.api.ts';
import type { DeliveryKind } from '@dukan/domain/selling/orders/quote.ts';
import { type RawBuilder, sql } from 'kysely';
import { HOUR_MS, later } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Orders and calls from one network at most this long before or after the noticed one belong to its wave. */
const WAVE_MS = HOUR_MS;

/** A wave is known by the network that it comes from, or by the slot that it fills. */
export type Wave =
	| { kind: 'network'; network: Buffer; at: Date }
	| { kind: 'slot'; date: string; slotId: number | null };

export type WaveSeed = {
	at: Date;
	network: Buffer | null;
	date: string;
	slotId: number | null;
	delivery: DeliveryKind;
};

/**
 * Returns what may identify a wave: of an order its network and its slot, of a call request only its network.
 */
export async function findWaveSeed(db: Database, asked: WaveQuery): Promise<WaveSeed | undefined> {
	const { rows } = await sql<WaveSeed>`
		select o.created_at as at, u.order_network as network, o.delivery_date::text as date, o.slot_id as "slotId", o.delivery
			from orders o join users u on u.id = o.user_id where o.id = ${asked.orderId ?? null}::integer
		union all
		select r.created_at, r.network, '', null, 'pickup'
			from call_requests r where r.id = ${asked.callRequestId ?? null}::integer`.execute(db);
	return rows[0];
}

/**
 * Lists pending orders in the wave of people whom the shop does not know: their phone is not confirmed,
 * no one vouches for them, and no order of theirs was ever accepted. Leaves out orders that a colleague is
 * calling about right now.
 */
export async function listWaveOrders(db: Database, wave: Wave, staffId: number): Promise<number[]> {
	const isInWave =
		wave.kind === 'network'
			? sql`u.order_network = ${wave.network} and ${isNear(sql`o.created_at`, wave.at)}`
			: wave.slotId === null
				? sql`o.delivery = 'express' and o.delivery_date = ${wave.date}::date`
				: sql`o.slot_id = ${wave.slotId} and o.delivery_date = ${wave.date}::date`;
	const { rows } = await sql<{ id: number }>`select o.id from orders o join users u on u.id = o.user_id
			left join order_desk d on d.order_id = o.id
		where o.status = 'pending' and ${isInWave} and u.phone_confirmed_at is null and u.vouched_at is null
			and coalesce(d.taken_by, ${staffId}) = ${staffId}
			and not exists (select from orders a where a.user_id = u.id and a.status in ('accepted', 'on_delivery', 'completed'))
		order by o.id`.execute(db);
	return rows.map(({ id }) => id);
}

/** Lists the wave's call requests to numbers that the shop does not know. */
export async function listWaveCalls(
	db: Database,
	{ network, at }: { network: Buffer; at: Date },
	staffId: number,
): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`select r.id from call_requests r
		where r.status = 'waiting' and r.network = ${network} and ${isNear(sql`r.created_at`, at)} and not r.is_known
			and coalesce(r.taken_by, ${staffId}) = ${staffId} order by r.id`.execute(db);
	return rows.map(({ id }) => id);
}

function isNear(column: RawBuilder<unknown>, at: Date): RawBuilder<unknown> {
	return sql`${column} between ${later(at, -WAVE_MS)} and ${later(at, WAVE_MS)}`;
}
