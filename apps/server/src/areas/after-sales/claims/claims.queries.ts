import type { ClaimState } from '@dukan/domain/after-sales/claims/claim-rules.ts';
import type {
	ClaimReportWire,
	ClaimRowWire,
	ClaimsQuery,
	ClaimWire,
} from '@dukan/domain/after-sales/claims/claims.api.ts';
import type { SerialKind } from '@dukan/domain/goods/serials/serial-rules.ts';
import { plainSerial } from '@dukan/domain/goods/serials/serial-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';
import { lockProducts } from '../../goods/stock/lock-products.queries.ts';
import { lockOrder } from '../../selling/orders/locked-order.queries.ts';
import { HANDED_OUT_AT } from '../../selling/orders/orders.queries.ts';

export async function insertClaim(
	trx: Database,
	claim: {
		orderId: number;
		productId: number;
		serialId: number | null;
		complaint: string;
		staffId: number;
		at: Date;
	},
): Promise<number | undefined> {
	const { rows } = await sql<{
		id: number;
	}>`insert into claims (order_id, product_id, serial_id, complaint, at)
		values (${claim.orderId}, ${claim.productId}, ${claim.serialId}, ${claim.complaint}, ${claim.at})
		on conflict (serial_id) where state <> 'handed_back' do nothing returning id`.execute(trx);
	const id = rows[0]?.id;
	if (id !== undefined)
		await insertClaimEvent(trx, {
			claimId: id,
			state: 'received',
			at: claim.at,
			staffId: claim.staffId,
			note: '',
		});
	return id;
}

export async function insertClaimEvent(
	trx: Database,
	event: { claimId: number; state: ClaimState; at: Date; staffId: number; note: string },
): Promise<void> {
	await sql`insert into claim_events (claim_id, state, at, staff_id, note)
		values (${event.claimId}, ${event.state}, ${event.at}, ${event.staffId}, ${event.note})`.execute(trx);
}

export type LockedClaim = {
	state: ClaimState;
	orderId: number;
	productId: number;
	serialId: number | null;
	/** Decides whether a piece of the product must have a serial number. */
	serialKind: SerialKind | null;
};

/** Locks the order and then its claim, because every change of an order locks the order first. */
export async function lockClaim(trx: Database, id: number): Promise<LockedClaim | undefined> {
	const asked = await sql<{ orderId: number }>`select order_id as "orderId" from claims
		where id = ${id}`.execute(trx);
	const orderId = asked.rows[0]?.orderId;
	if (orderId === undefined) return undefined;
	await lockOrder(trx, orderId);
	const { rows } =
		await sql<LockedClaim>`select c.state, c.order_id as "orderId", c.product_id as "productId",
			c.serial_id as "serialId", s.kind as "serialKind"
		from claims c left join serial_products s on s.product_id = c.product_id where c.id = ${id}
		for update of c`.execute(trx);
	return rows[0];
}

export async function setClaimState(trx: Database, id: number, state: ClaimState): Promise<void> {
	await sql`update claims set state = ${state} where id = ${id}`.execute(trx);
}

export async function setReplacement(trx: Database, id: number, serialId: number): Promise<void> {
	await sql`update claims set replacement_id = ${serialId} where id = ${id}`.execute(trx);
}

/** Locks the product and returns its stock. */
export async function lockStock(trx: Database, productId: number): Promise<number> {
	await lockProducts(trx, [productId]);
	const { rows } = await sql<{ quantity: number }>`select quantity from product_stock
		where product_id = ${productId}`.execute(trx);
	return rows[0]?.quantity ?? 0;
}

const ROW = sql`c.id, c.state, ${isoMoment('c.at')} as at, o.id as "orderId", o.number as "orderNumber", o.name as customer,
	c.product_id as "productId", json_build_object('en', l.name_en, 'ru', l.name_ru, 'tm', l.name_tm) as names,
	n.number as serial, ${isoMoment(sql`(select max(e.at) from claim_events e where e.claim_id = c.id)`)} as "changedAt",
	(select json_agg(json_build_object('state', e.state, 'at', ${isoMoment('e.at')}, 'staff', a.name, 'note', e.note) order by e.id)
		from claim_events e join staff_accounts a on a.id = e.staff_id where e.claim_id = c.id) as events`;
const FROM = sql`claims c join orders o on o.id = c.order_id
	join order_lines l on l.order_id = c.order_id and l.product_id = c.product_id
	left join serial_numbers n on n.id = c.serial_id`;

/** Lists the newest claims first. */
export async function listClaims(
	db: Database,
	{ order, state, open, q, limit, offset }: ClaimsQuery,
): Promise<{ rows: ClaimRowWire[]; count: number }> {
	const conditions = [
		order !== undefined && sql`c.order_id = ${order}`,
		state && sql`c.state = ${state}`,
		open === 'yes' && sql`c.state <> 'handed_back'`,
		open === 'no' && sql`c.state = 'handed_back'`,
		q?.trim() && matches(q.trim()),
	].filter((condition) => typeof condition === 'object');
	const where = sql`where ${sql.join([sql`true`, ...conditions], sql` and `)}`;
	const [rows, counted] = await Promise.all([
		sql<ClaimRowWire>`select ${ROW} from ${FROM} ${where} order by c.id desc limit ${limit} offset ${offset}`.execute(
			db,
		),
		sql<{ count: number }>`select count(*)::integer as count from ${FROM} ${where}`.execute(db),
	]);
	return { rows: rows.rows, count: counted.rows[0]?.count ?? 0 };
}

function matches(typed: string): RawBuilder<unknown> {
	const part = `%${typed.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
	return sql`(o.number = ${typed.toUpperCase()} or n.number = ${plainSerial(typed)} or lower(o.name) like ${part}
		or lower(l.name_ru) like ${part} or lower(l.name_tm) like ${part} or lower(l.name_en) like ${part})`;
}

export async function findClaim(db: Database, id: number): Promise<Omit<ClaimWire, 'seller'> | undefined> {
	const { rows } = await sql<Omit<ClaimWire, 'seller'>>`select ${ROW}, o.phone, c.complaint,
			${isoMoment(HANDED_OUT_AT)}
				as "handedOutAt",
			coalesce((select w.months from line_warranties w where w.order_id = c.order_id and w.product_id = c.product_id), 0)
				as "warrantyMonths",
			(select r.number from serial_numbers r where r.id = c.replacement_id) as replacement,
			exists (select from serial_products s where s.product_id = c.product_id) as "hasSerials",
			(select s.quantity from product_stock s where s.product_id = c.product_id) as stock
		from ${FROM} where c.id = ${id}`.execute(db);
	return rows[0];
}

/** Counts the claims of these days (in Ashgabat) by product, with the most claims first. */
export async function reportClaims(
	db: Database,
	{ from, to }: { from: string; to: string },
): Promise<ClaimReportWire> {
	const within = (
		at: RawBuilder<unknown>,
	) => sql`${at} >= ${from}::date::timestamp at time zone 'Asia/Ashgabat'
		and ${at} < (${to}::date + 1)::timestamp at time zone 'Asia/Ashgabat'`;
	const ended = (state: ClaimState) => sql`(count(*) filter (where (select e.state from claim_events e
		where e.claim_id = c.id and e.state in ('repaired', 'replaced', 'refused') order by e.id desc limit 1) = ${state}))::integer`;
	const { rows } = await sql<ClaimReportWire[number]>`select c.product_id as "productId",
			json_build_object('en', p.name_en, 'ru', p.name_ru, 'tm', p.name_tm) as names, count(*)::integer as claims,
			(count(*) filter (where c.state <> 'handed_back'))::integer as open,
			${ended('repaired')} as repaired, ${ended('replaced')} as replaced, ${ended('refused')} as refused,
			(select coalesce(sum(n.quantity), 0)::integer from order_lines n join orders o on o.id = n.order_id
				where n.product_id = c.product_id and o.status = 'completed' and ${within(HANDED_OUT_AT)}) as sold
		from claims c join products p on p.id = c.product_id where ${within(sql`c.at`)}
		group by c.product_id, p.name_en, p.name_ru, p.name_tm
		order by claims desc, c.product_id`.execute(db);
	return rows;
}
