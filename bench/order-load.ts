import { createHash, randomBytes, randomInt } from 'node:crypto';
import autocannon from 'autocannon';
import { sql } from 'kysely';
import type { Database } from '../apps/server/src/platform/database/database.ts';

const FIRST_USER_ID = 9_000_001;
const USERS = 5000;
export const PRODUCTS = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The time to add for the next day in Ashgabat, which is five hours ahead of UTC. */
const TO_TOMORROW_MS = DAY_MS + 5 * 60 * 60 * 1000;
const CONNECTIONS = 20;

/** The product or the slot that all orders of a round share. */
export type OrderPattern = { oneProduct?: boolean; oneSlot?: boolean };

type Shop = { origins: readonly string[]; tokens: readonly string[]; districtId: number };

/**
 * Places orders of two products by courier as fast as possible, for random people, and returns how many were
 * placed.
 */
export async function placeOrders(shop: Shop, seconds: number, pattern: OrderPattern = {}): Promise<number> {
	const results = await Promise.all(
		shop.origins.map((url) =>
			autocannon({
				url,
				connections: CONNECTIONS / shop.origins.length,
				duration: seconds,
				requests: [
					{
						method: 'POST',
						path: '/api/order_add',
						setupRequest: (request) => ({ ...request, ...randomOrder(shop, pattern) }),
					},
				],
			}),
		),
	);
	const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
	if (failed > 0)
		throw new Error(`${failed} orders failed: ${JSON.stringify(results.map((one) => one.statusCodeStats))}.`);
	return results.reduce((sum, result) => sum + result['2xx'], 0);
}

function randomOrder({ tokens, districtId }: Shop, { oneProduct, oneSlot }: OrderPattern) {
	const items = oneProduct
		? [{ p_id: 1, quantity: 2 }]
		: [
				{ p_id: randomInt(1, PRODUCTS / 2), quantity: 1 },
				{ p_id: randomInt(PRODUCTS / 2, PRODUCTS) + 1, quantity: 1 },
			];
	const day = Date.now() + TO_TOMORROW_MS + (oneSlot ? 0 : randomInt(6)) * DAY_MS;
	return {
		headers: {
			authorization: `Bearer ${tokens[randomInt(tokens.length)]}`,
			'content-type': 'application/json',
			'idempotency-key': `bench-${randomBytes(9).toString('base64url')}`,
		},
		body: JSON.stringify({
			items,
			delivery: 'courier',
			district_id: districtId,
			address: 'Parahat 1, jaý 12',
			slot: { date: new Date(day).toISOString().slice(0, 10), id: oneSlot ? 3 : randomInt(1, 5) },
			payment: 'cash',
			name: 'Aýna',
			phone: '1234567',
			note: '',
			expected_total: 220,
		}),
	};
}

/**
 * Prepares a shop in which every order can succeed. Products and slots have no limits, and people have
 * sessions. It returns their tokens and deletes the people of an earlier run.
 */
export async function prepareBuyers(db: Database): Promise<string[]> {
	await sql`update product_stock set quantity = 100000000 where product_id <= ${PRODUCTS}`.execute(db);
	await sql`update products set price_tenge = 10000, on_sale = false, sale_price_tenge = null,
		unit_factor = 1, limited = false, single_only = false where id <= ${PRODUCTS}`.execute(db);
	await sql`update order_rules set orders_per_day = 1000000`.execute(db);
	await sql`update delivery_slots set capacity = 100000000`.execute(db);
	await sql`delete from orders where user_id >= ${FIRST_USER_ID}`.execute(db);
	await sql`delete from users where id >= ${FIRST_USER_ID}`.execute(db);
	const tokens = Array.from({ length: USERS }, (_, index) => `bench-${index}`.padEnd(43, 'x'));
	const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
	await sql`insert into users (id, phone, name, password_hash, language, created_at, vouched_at)
		select ${FIRST_USER_ID} - 1 + n, (6900000 + n)::text, 'Aýna', 'none', 'ru', now(), now()
		from generate_series(1, ${USERS}::integer) n`.execute(db);
	await sql`insert into sessions (token_hash, user_id, user_agent, created_at, last_seen_at)
		select hash, ${FIRST_USER_ID} - 1 + n, 'bench', now(), now()
		from unnest(${hashes}::bytea[]) with ordinality as t (hash, n)`.execute(db);
	return tokens;
}
