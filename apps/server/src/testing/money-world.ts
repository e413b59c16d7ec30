import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { districtOf } from './district-of.ts';
import { allowOrdersADay, stockUp, tomorrow } from './order-rounds.ts';
import { type CalledShop, type Shopper, type ShopResponse, signUpShopper } from './shopper.ts';
import { signInStaff } from './staff.ts';

/** R20: a shop in which people move money, and record for themselves what they paid and received. */

/** Prices that no discount divides evenly, in tenge. */
const PRICES = new Map([
	[41, 9_999],
	[42, 3_333],
	[43, 12_345],
]);
export const MONEY_PRODUCT_IDS = [...PRICES.keys()];
const SLOT_ID = 3;
const ROOM = 1_000_000;

/** An order that is recorded once the shop has confirmed it. */
export type NotedOrder = {
	id: number;
	person: Shopper;
	byCourier: boolean;
	isCancelled: boolean;
	/** What the recipient paid and took. Set only while the order is handed out. */
	paid: { cashTenge: number; terminalTenge: number; taken: ReadonlyMap<number, number> } | undefined;
};
export type NotedReturn = {
	id: number;
	person: Shopper;
	amountTenge: number;
	productId: number;
	quantity: number;
	/** The place to which the goods come back. A repair may end at one of the other two. */
	destination: 'stock' | 'write_off' | 'repair';
	settlement: 'cash' | 'exchange';
	isPaidInCash: boolean;
};
export type Sums = { till: number; courier: number; terminal: number };

export type MoneyWorld = {
	shop: CalledShop;
	people: Shopper[];
	cookie: string;
	courierId: number;
	districtId: number;
	date: string;
	orders: NotedOrder[];
	returns: NotedReturn[];
	/** Cash that a courier handed over. */
	handedOver: { expectedTenge: number; countedTenge: number }[];
	otherTenge: number;
	/** The sums before the first step. */
	sumsBefore: Sums;
	pieces: number;
	/** The number of steps of each name. */
	done: Map<string, number>;
	/**
	 * Ends a server process at once, like a power cut; does nothing where the server runs in the process of the
	 * test.
	 */
	kill: () => Promise<void>;
};

export async function openMoneyWorld(
	shop: CalledShop,
	kill: MoneyWorld['kill'],
	pieces: number,
): Promise<MoneyWorld> {
	const { db } = shop;
	await allowOrdersADay(db, 100_000);
	await stockUp(db, MONEY_PRODUCT_IDS, pieces);
	for (const [id, price] of PRICES)
		await sql`update products set price_tenge = ${price} where id = ${id}`.execute(db);
	await sql`update delivery_slots set capacity = ${ROOM} where id = ${SLOT_ID}`.execute(db);
	const districtId = await districtOf(db);
	const courierId = (await signInStaff(db, shop.clock(), 'courier')).id;
	return {
		shop,
		kill,
		pieces,
		courierId,
		districtId,
		date: tomorrow(shop),
		people: await Promise.all([1, 2].map(() => signUpShopper(shop))),
		cookie: (await signInStaff(db, shop.clock(), 'owner')).cookie,
		orders: [],
		returns: [],
		handedOver: [],
		otherTenge: 0,
		sumsBefore: await readSums(shop, courierId),
		done: new Map(),
	};
}

/** Reads the sums of the cash book. */
export async function readSums({ db }: CalledShop, courierId: number): Promise<Sums> {
	const { rows } = await sql<Sums>`select
			coalesce(sum(amount_tenge) filter (where method = 'cash' and holder_id is null), 0)::float8 as till,
			coalesce(sum(amount_tenge) filter (where method = 'cash' and holder_id = ${courierId}), 0)::float8 as courier,
			coalesce(sum(amount_tenge) filter (where method = 'terminal'), 0)::float8 as terminal
		from cash_entries`.execute(db);
	return rows[0] ?? assert.fail();
}

/** The statuses of a step that another one has made impossible meanwhile. */
const OVERTAKEN = [400, 409];

/**
 * Makes a call of staff, which is carried out once however often it is sent (DESK-12). Returns undefined if
 * another step has made it impossible.
 */
export async function press(
	{ shop, cookie }: MoneyWorld,
	path: string,
	payload: object = {},
): Promise<ShopResponse | undefined> {
	const headers = { cookie, 'idempotency-key': randomUUID() };
	const response = await shop.app.inject({ method: 'POST', url: `/api/staff/${path}`, headers, payload });
	if (OVERTAKEN.includes(response.statusCode)) return undefined;
	assert.ok(response.statusCode < 300, `${path}: ${response.statusCode} ${response.body}`);
	return response;
}

export async function readAsStaff<Body>({ shop, cookie }: MoneyWorld, path: string): Promise<Body> {
	const response = await shop.app.inject({ method: 'GET', url: `/api/staff/${path}`, headers: { cookie } });
	assert.equal(response.statusCode, 200, `${path}: ${response.body}`);
	return response.json();
}

/** Asks for delivery in a slot that has room for everyone. */
export const courierDelivery = ({ districtId, date }: MoneyWorld) => ({
	delivery: 'courier' as const,
	address: 'Parahat 1, 2',
	district_id: districtId,
	slot: { date, id: SLOT_ID },
});
