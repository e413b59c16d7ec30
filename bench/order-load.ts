import { randomBytes, randomInt } from 'node:crypto';
import autocannon from 'autocannon';
import { PRODUCTS } from './orders-galore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Ashgabat is five hours ahead: its tomorrow. */
const TO_TOMORROW_MS = DAY_MS + 5 * 60 * 60 * 1000;
const CONNECTIONS = 20;

/** What the orders of a round have in common. */
export type OrderPattern = { oneProduct?: boolean; oneSlot?: boolean };

type Shop = { origins: readonly string[]; tokens: readonly string[]; districtId: number };

/** Orders of two goods by courier, by people drawn at random, as fast as they are placed. Returns how many were placed. */
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
