import assert from 'node:assert/strict';
import type { ReturnableWire } from '@dukan/domain/after-sales/returns/returns.api.ts';
import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import { takenGoods } from '@dukan/domain/selling/couriers/door-rules.ts';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import fc from 'fast-check';
import { expectMoneyBalance } from './money-balance.ts';
import { type MoneyOrderStep, type MoneyStep, moneyStep } from './money-steps.ts';
import { courierDelivery, type MoneyWorld, type NotedOrder, press, readAsStaff } from './money-world.ts';

/**
 * R20: runs any mix of steps that move money in parallel. After each round the books must agree with people's
 * own records.
 */

/** Chooses among the latest few, so that the steps of one round meet at the same orders. */
const RECENT = 6;
const recent = <One>(all: readonly One[], index: number): One | undefined =>
	all.at(-1 - (index % Math.min(RECENT, Math.max(1, all.length))));

type Turn = { step: MoneyStep; order: NotedOrder | undefined };

/** Returns true if the shop has done the step. */
async function take(world: MoneyWorld, { step, order }: Turn): Promise<boolean> {
	switch (step.do) {
		case 'kill':
			await world.kill();
			return true;
		case 'order':
			return placeOrder(world, step);
		case 'handOver':
			return handOver(world, step.difference);
		case 'other': {
			const done = await press(world, 'cash_other', { amountTenge: step.amountTenge, reason: 'Fuel' });
			if (done) world.otherTenge += step.amountTenge;
			return done !== undefined;
		}
		case 'exchange':
		case 'payReturn':
		case 'endRepair':
			return settle(world, step);
		default:
			return order !== undefined && workOrder(world, step, order);
	}
}

async function placeOrder(
	world: MoneyWorld,
	{ person, products, quantity, byCourier }: Extract<MoneyStep, { do: 'order' }>,
): Promise<boolean> {
	const shopper = world.people[person % world.people.length] ?? assert.fail();
	const body = {
		items: products.map((p_id) => ({ p_id, quantity })),
		...(byCourier ? courierDelivery(world) : { delivery: 'pickup' as const }),
	};
	const quoted = await shopper.call('POST', '/api/order_quote', body);
	assert.equal(quoted.statusCode, 200, quoted.body);
	const placed = await shopper.order({ ...body, expected_total: quoted.json().total });
	assert.ok([200, 201, 409].includes(placed.statusCode), placed.body);
	if (placed.statusCode === 409) return false;
	const { id } = placed.json().order;
	world.orders.push({ id, person: shopper, byCourier, isCancelled: false, paid: undefined });
	return true;
}

async function workOrder(world: MoneyWorld, step: MoneyOrderStep, order: NotedOrder): Promise<boolean> {
	switch (step.do) {
		case 'cancel': {
			const { statusCode } = await order.person.call('POST', `/api/order_cancel/${order.id}`, {
				reason: 'other',
			});
			order.isCancelled ||= statusCode === 200;
			return statusCode === 200;
		}
		case 'send': {
			await press(world, `order_move/${order.id}`, { to: 'accepted' });
			if (order.byCourier)
				await press(world, 'orders_assign', { ids: [order.id], courierId: world.courierId });
			return (await press(world, `order_move/${order.id}`, { to: 'on_delivery' })) !== undefined;
		}
		case 'edit':
			return editOrder(world, step, order);
		case 'handOut':
			return handOut(world, step, order);
		case 'stepBack': {
			const done = await press(world, `order_back/${order.id}`, { from: 'completed', reason: 'Not he' });
			if (done) order.paid = undefined;
			return done !== undefined;
		}
		case 'return':
			return takeBack(world, step, order);
	}
}

async function editOrder(
	world: MoneyWorld,
	{ quantity, discount }: Extract<MoneyStep, { do: 'edit' }>,
	{ id }: NotedOrder,
): Promise<boolean> {
	const { version, items, payment, address, note } = await readAsStaff<StaffOrderWire>(world, `order/${id}`);
	const done = await press(world, `order_edit/${id}`, {
		version,
		payment,
		address,
		note,
		items: items.map((item, index) => ({
			productId: item.productId,
			quantity: index === 0 ? quantity : item.quantity,
		})),
		discountTenge: tengeFromManat(discount),
		discountReason: 'Regular customer',
	});
	return done !== undefined;
}

/**
 * Hands an order out with refused pieces of its first line. The version ensures that the order is still the
 * one that was paid.
 */
async function handOut(
	world: MoneyWorld,
	{ refused, terminalPercent }: Extract<MoneyStep, { do: 'handOut' }>,
	order: NotedOrder,
): Promise<boolean> {
	const seen = await readAsStaff<StaffOrderWire>(world, `order/${order.id}`);
	const { lines } = await readAsStaff<ReturnableWire>(world, `order_returnable/${order.id}`);
	const taken = new Map(
		lines.map(({ productId, quantity }, index) => [
			productId,
			index === 0 ? Math.max(0, quantity - refused) : quantity,
		]),
	);
	const { subtotalTenge, discountTenge } = takenGoods(lines, taken);
	const totalTenge = subtotalTenge - discountTenge + seen.deliveryPriceTenge;
	const terminalTenge = Math.floor((totalTenge * terminalPercent) / 100);
	const cashTenge = totalTenge - terminalTenge;
	const done = await press(world, `order_hand_out/${order.id}`, {
		version: seen.version,
		taken: [...taken].map(([productId, quantity]) => ({ productId, quantity })),
		cashTenge,
		terminalTenge,
	});
	if (done) order.paid = { cashTenge, terminalTenge, taken };
	return done !== undefined;
}

async function takeBack(
	world: MoneyWorld,
	{ quantity, destination, settlement }: Extract<MoneyStep, { do: 'return' }>,
	order: NotedOrder,
): Promise<boolean> {
	const { lines } = await readAsStaff<ReturnableWire>(world, `order_returnable/${order.id}`);
	const productId = lines[0]?.productId ?? 0;
	const line = { productId, quantity, reason: 'defect', condition: 'opened', destination };
	const done = await press(world, `return_add/${order.id}`, { lines: [line], settlement, note: '' });
	if (!done) return false;
	const { id, amountTenge } = done.json();
	world.returns.push({
		id,
		person: order.person,
		amountTenge,
		productId,
		quantity,
		destination,
		settlement,
		isPaidInCash: settlement === 'cash',
	});
	return true;
}

async function settle(world: MoneyWorld, step: Extract<MoneyStep, { return: number }>): Promise<boolean> {
	const isExchange = step.do !== 'endRepair';
	const noted = recent(
		world.returns.filter(({ settlement }) => !isExchange || settlement === 'exchange'),
		step.return,
	);
	if (!noted) return false;
	if (step.do === 'exchange') {
		const open = world.orders.filter((one) => one.person === noted.person && !one.paid && !one.isCancelled);
		const orderId = recent(open, step.order)?.id;
		return (
			orderId !== undefined && (await press(world, `return_exchange/${noted.id}`, { orderId })) !== undefined
		);
	}
	if (step.do === 'payReturn') {
		const done = await press(world, `return_pay/${noted.id}`);
		noted.isPaidInCash ||= done !== undefined;
		return done !== undefined;
	}
	const done = await press(world, `return_repair/${noted.id}`, { productId: noted.productId, to: step.to });
	if (done) noted.destination = step.to;
	return done !== undefined;
}

async function handOver(world: MoneyWorld, difference: number): Promise<boolean> {
	const { courierId } = world;
	const { balances } = await readAsStaff<{ balances: { holderId: number | null; tenge: number }[] }>(
		world,
		'cash',
	);
	const expectedTenge = balances.find(({ holderId }) => holderId === courierId)?.tenge ?? 0;
	const countedTenge = Math.max(0, expectedTenge + difference);
	const counted = { courierId, expectedTenge, countedTenge, reason: 'Small change' };
	const done = await press(world, 'cash_hand_over', counted);
	if (done) world.handedOver.push({ expectedTenge, countedTenge });
	return done !== undefined;
}

/**
 * Takes other steps on an order out of the round of its step back, because a step back does not know what was
 * paid.
 */
function turnsOf({ orders }: MoneyWorld, steps: readonly MoneyStep[]): Turn[] {
	const turns = steps.map((one) => ({
		step: one,
		order: 'order' in one ? recent(orders, one.order) : undefined,
	}));
	const back = new Map<NotedOrder | undefined, Turn>(
		turns.flatMap((turn) => (turn.order && turn.step.do === 'stepBack' ? [[turn.order, turn] as const] : [])),
	);
	return turns.filter((turn) => (back.get(turn.order) ?? turn) === turn);
}

/**
 * Runs rounds of parallel steps and checks the balance after each. If anything does not agree, throws an
 * error that lists the steps.
 */
export async function runMoneyMix(
	world: MoneyWorld,
	{ rounds, atOnce, kills, seed }: { rounds: number; atOnce: number; kills: boolean; seed: number },
): Promise<void> {
	const mix = kills
		? fc.oneof({ weight: 25, arbitrary: moneyStep }, fc.constant<MoneyStep>({ do: 'kill' }))
		: moneyStep;
	const batches = fc.sample(fc.array(mix, { minLength: atOnce, maxLength: atOnce }), {
		numRuns: rounds,
		seed,
	});
	for (const [round, batch] of batches.entries()) {
		const turns = turnsOf(world, batch);
		const taken = await Promise.allSettled(
			turns.map(async (turn) => {
				if (await take(world, turn)) world.done.set(turn.step.do, (world.done.get(turn.step.do) ?? 0) + 1);
			}),
		);
		const told = `seed ${seed}, round ${round}: ${JSON.stringify(turns.map(({ step, order }) => ({ ...step, id: order?.id })))}`;
		for (const one of taken)
			if (one.status === 'rejected') throw new Error(`${told}\n${one.reason}`, { cause: one.reason });
		await expectMoneyBalance(world).catch((error: Error) => {
			throw new Error(`${error.message}\n${told}`, { cause: error });
		});
	}
}
