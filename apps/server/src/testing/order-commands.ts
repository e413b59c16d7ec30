import assert from 'node:assert/strict';
import fc from 'fast-check';
import { sql } from 'kysely';
import { findStockDifferences } from '../areas/goods/stock/stock.queries.ts';
import { districtOf } from './district-of.ts';
import { allowOrdersADay, stockUp, tomorrow } from './order-rounds.ts';
import { type CalledShop, type Shopper, type ShopResponse, signUpShopper } from './shopper.ts';
import { signInStaff } from './staff.ts';

/**
 * R6: runs any mix of ordering, cancelling, moving and killing in parallel. After each round the books must
 * balance.
 */

const PRODUCT_IDS = [21, 22, 23];
const PIECES_A_RUN = 30;
const ROOM_A_RUN = 5;
const SLOT_IDS = [3, 4];
const MOVES = ['accepted', 'on_delivery', 'completed', 'cancelled'] as const;

export type OrderWorld = {
	shop: CalledShop;
	people: Shopper[];
	staff: { cookie: string };
	districtId: number;
	date: string;
	/** Every order that was confirmed, with the person who placed it. */
	orders: { id: number; person: Shopper }[];
	/** For each product, the number of pieces ever received. */
	pieces: number;
	/** Ends a server process like a power cut. Does nothing if the server runs in the process of the test. */
	kill: () => Promise<void>;
};

export async function openOrderWorld(shop: CalledShop, kill: OrderWorld['kill']): Promise<OrderWorld> {
	const { db } = shop;
	await allowOrdersADay(db, 1000);
	await stockUp(db, PRODUCT_IDS, 0);
	const districtId = await districtOf(db);
	return {
		shop,
		districtId,
		kill,
		orders: [],
		pieces: 0,
		people: await Promise.all([1, 2, 3].map(() => signUpShopper(shop))),
		staff: await signInStaff(db, shop.clock()),
		date: tomorrow(shop),
	};
}

/** Adds stock and slots, because completed orders do not give back what they used. */
export async function refill(world: OrderWorld): Promise<void> {
	const { db } = world.shop;
	world.pieces += PIECES_A_RUN;
	await sql`update product_stock set quantity = quantity + ${PIECES_A_RUN}
		where product_id = any (${PRODUCT_IDS})`.execute(db);
	await sql`update delivery_slots s set capacity = ${ROOM_A_RUN} + coalesce(
		(select max(booked) from slot_bookings b where b.slot_id = s.id), 0) where id = any (${SLOT_IDS})`.execute(
		db,
	);
}

/**
 * Checks that stock now and pieces in open orders add up to all pieces, that bookings equal the orders in the
 * slot, and that every history is a valid one.
 */
async function expectBalance({ shop: { db }, orders, pieces }: OrderWorld): Promise<void> {
	const { rows: wrongStock } = await sql`select s.*, coalesce(sum(l.quantity), 0) as held from product_stock s
		left join (order_lines l join orders o on o.id = l.order_id and o.status <> 'cancelled') using (product_id)
		where product_id = any (${PRODUCT_IDS}) group by product_id having s.quantity + coalesce(sum(l.quantity), 0) <> ${pieces}`.execute(
		db,
	);
	assert.deepEqual(wrongStock, [], 'stock');
	assert.deepEqual(await findStockDifferences(db), [], 'STOCK-01 movements add up to the stock');
	const { rows: wrongSlots } = await sql`select b.slot_id, b.date, b.booked, count(o.id)::integer as orders
		from slot_bookings b left join orders o on o.slot_id = b.slot_id and o.delivery_date = b.date
			and o.status <> 'cancelled'
		where b.slot_id = any (${SLOT_IDS})
		group by b.slot_id, b.date, b.booked having b.booked <> count(o.id)
			or b.booked > (select capacity from delivery_slots s where s.id = b.slot_id)`.execute(db);
	assert.deepEqual(wrongSlots, [], 'slots');
	const { rows: histories } = await sql<{ status: string; way: string }>`select o.status,
			string_agg(e.status, ' ' order by e.id) as way
		from orders o join order_events e on e.order_id = o.id group by o.id`.execute(db);
	for (const { status, way } of histories)
		assert.match(
			`${way} = ${status}`,
			/^pending( accepted( on_delivery( completed)?)?)?( cancelled)? = (\w+)$/,
		);
	for (const { status, way } of histories) assert.ok(way.endsWith(status), `${way} = ${status}`);
	const { rows: known } = await sql<{
		id: number;
	}>`select id from orders where id = any (${orders.map(({ id }) => id)})`.execute(db);
	assert.equal(known.length, new Set(orders.map(({ id }) => id)).size, 'an acknowledged order is gone');
}

type Step =
	| { do: 'order'; person: number; products: number[]; quantity: number; slot: number | undefined }
	| { do: 'cancel'; order: number; times: number }
	| { do: 'move'; order: number; to: (typeof MOVES)[number] }
	| { do: 'kill' };

async function take(world: OrderWorld, step: Step): Promise<void> {
	const known = (index: number) => world.orders[index % Math.max(1, world.orders.length)];
	const expectOneOf = (response: ShopResponse, ...statuses: number[]) =>
		assert.ok(statuses.includes(response.statusCode), `${JSON.stringify(step)}: ${response.body}`);
	if (step.do === 'kill') return world.kill();
	if (step.do === 'order') {
		const person = world.people[step.person % world.people.length] as Shopper;
		const items = step.products.map((p_id) => ({ p_id, quantity: step.quantity }));
		const goods = items.length * step.quantity * 100;
		const response = await person.order({
			items,
			expected_total: goods + (step.slot !== undefined && goods < 500 ? 20 : 0),
			...(step.slot !== undefined && {
				delivery: 'courier' as const,
				address: 'Parahat 1, 2',
				district_id: world.districtId,
				slot: { date: world.date, id: step.slot },
			}),
		});
		expectOneOf(response, 200, 201, 409);
		if (response.statusCode < 300) world.orders.push({ id: response.json().order.id, person });
		return;
	}
	const order = known(step.order);
	if (!order) return;
	if (step.do === 'cancel') {
		const responses = await Promise.all(
			Array.from({ length: step.times }, () =>
				order.person.call('POST', `/api/order_cancel/${order.id}`, { reason: 'other' }),
			),
		);
		for (const response of responses) expectOneOf(response, 200, 409);
		return;
	}
	const moved = await world.shop.app.inject({
		method: 'POST',
		url: `/api/staff/order_move/${order.id}`,
		headers: { cookie: world.staff.cookie },
		payload: { to: step.to, reason: 'not_reached' },
	});
	expectOneOf(moved, 200, 409);
}

const step: fc.Arbitrary<Step> = fc.oneof(
	{
		weight: 4,
		arbitrary: fc.record({
			do: fc.constant('order' as const),
			person: fc.nat(2),
			products: fc.shuffledSubarray(PRODUCT_IDS, { minLength: 1 }),
			quantity: fc.integer({ min: 1, max: 3 }),
			slot: fc.option(fc.constantFrom(...SLOT_IDS), { nil: undefined }),
		}),
	},
	{
		weight: 3,
		arbitrary: fc.record({
			do: fc.constant('cancel' as const),
			order: fc.nat(50),
			times: fc.integer({ min: 1, max: 4 }),
		}),
	},
	{
		weight: 3,
		arbitrary: fc.record({
			do: fc.constant('move' as const),
			order: fc.nat(50),
			to: fc.constantFrom(...MOVES),
		}),
	},
);

/** Runs steps in parallel, then checks the balance. All steps have ended when it throws. */
export async function takeTogether(world: OrderWorld, steps: readonly Step[]): Promise<void> {
	const taken = await Promise.allSettled(steps.map((one) => take(world, one)));
	for (const one of taken) if (one.status === 'rejected') throw one.reason;
	await expectBalance(world);
}

class Together implements fc.AsyncCommand<object, OrderWorld> {
	readonly steps: Step[];

	constructor(steps: Step[]) {
		this.steps = steps;
	}

	check = () => true;

	async run(_model: object, world: OrderWorld): Promise<void> {
		await takeTogether(world, this.steps);
	}

	toString = () => JSON.stringify(this.steps);
}

/** Runs random mixes. If anything does not add up, throws an error that lists the steps. */
export async function runOrderMix(
	world: OrderWorld,
	{ runs, commands, kills, seed }: { runs: number; commands: number; kills: boolean; seed?: number },
): Promise<void> {
	const steps = kills
		? fc.oneof({ weight: 15, arbitrary: step }, fc.constant({ do: 'kill' } as const))
		: step;
	const together = fc.array(steps, { minLength: 1, maxLength: 8 }).map((batch) => new Together(batch));
	await fc.assert(
		fc.asyncProperty(fc.commands([together], { maxCommands: commands, size: 'max' }), (mix) =>
			fc.asyncModelRun(async () => {
				await refill(world);
				return { model: {}, real: world };
			}, mix),
		),
		// All runs use the same world, so a shortened mix would start from another state.
		{ numRuns: runs, endOnFailure: true, ...(seed !== undefined && { seed }) },
	);
}
