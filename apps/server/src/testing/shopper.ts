import type { OrderAddWire } from '@dukan/domain/selling/orders/orders.api.ts';
import type { LightMyRequestResponse } from 'fastify';
import { startSession } from '../areas/people/accounts/sessions.queries.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

export type ShopResponse = Pick<LightMyRequestResponse, 'statusCode' | 'body' | 'json'>;

type ShopRequest = {
	method: 'GET' | 'POST';
	url: string;
	headers: Record<string, string>;
	payload?: object;
};

/** A shop that tests call: the application in this process, or servers in processes of their own. */
export type CalledShop = {
	app: { inject: (request: ShopRequest) => Promise<ShopResponse> };
	db: Database;
	clock: Clock;
};

export type Shopper = {
	id: number;
	token: string;
	call: (
		method: 'GET' | 'POST',
		url: string,
		body?: unknown,
		headers?: Record<string, string>,
	) => Promise<ShopResponse>;
	order: (body: Partial<OrderAddWire>, key?: string) => Promise<ShopResponse>;
};

/** New phone numbers begin far from those of the demo's customers. */
let lastPhone = 1_100_000;
let lastKey = 0;

/**
 * Makes a signed-in person, whom the shop trusts unless `known` is false. No password is hashed, because
 * other tests are about that.
 */
export async function signUpShopper({ app, db, clock }: CalledShop, { known = true } = {}): Promise<Shopper> {
	lastPhone += 1;
	const { id } = await db
		.insertInto('users')
		.values({
			phone: String(lastPhone),
			name: 'Aýna',
			password_hash: 'none',
			language: 'ru',
			created_at: clock(),
			// S18 has tests of its own, with people whom the shop does not know.
			...(known && { vouched_at: clock() }),
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	const visitor = {
		network: '127.0.0.1',
		device: 'test',
		userAgent: 'test',
		language: 'ru',
		proof: undefined,
	} as const;
	const token = await startSession(db, id, visitor, clock());
	const call: Shopper['call'] = (method, url, body, headers) =>
		app.inject({
			method,
			url,
			headers: { authorization: `Bearer ${token}`, ...headers },
			...(body !== undefined && { payload: body as object }),
		});
	return {
		id,
		token,
		call,
		order: (body, key) => {
			lastKey += 1;
			return call(
				'POST',
				'/api/order_add',
				{ ...ORDER, ...body },
				{ 'idempotency-key': key ?? `test-key-${lastKey}` },
			);
		},
	};
}

/**
 * The order is picked up at the shop and paid in cash, so that it can only be refused because of its goods.
 */
const ORDER = {
	delivery: 'pickup',
	address: '',
	payment: 'cash',
	name: 'Aýna',
	phone: '1234567',
	note: '',
} as const;
