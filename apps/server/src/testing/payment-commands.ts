import assert from 'node:assert/strict';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { sql } from 'kysely';
import { findStockDifferences } from '../areas/goods/stock/stock.queries.ts';
import { requireBalancedCards } from '../areas/money/banks/require-balanced-cards.ts';
import { requireBalancedCash } from '../areas/money/cash/require-balanced-cash.ts';
import { compareWithBank } from '../areas/selling/card-payments/compare-with-bank.ts';
import { runPayments } from '../areas/selling/card-payments/payments-job.ts';
import type { PaymentParts } from '../areas/selling/card-payments/start-payment.ts';
import { HOUR_MS, MINUTE_MS } from '../platform/clock.ts';
import type { BankProcess } from './bank/start-bank.ts';
import { allowOrdersADay, stockUp } from './order-rounds.ts';
import { type CalledShop, type Shopper, signUpShopper } from './shopper.ts';
import { signInStaff } from './staff.ts';

/**
 * R20 for payments: runs any mix of ordering, paying, declining, paying twice or late, cancelling, editing,
 * kills, and a bank that fails.
 */

const PRODUCT_ID = 7;
const PIECES = 90;
/** The job runs this often while the bank still fails. */
const FAULTY_ROUNDS = 3;
const FAULTS = ['down', 'lost', 'html', 'error'] as const;
const CALLS = ['register', 'status', 'refund', 'reverse'] as const;
const STEPS = [
	'buy',
	'buy',
	'buy',
	'order',
	'order',
	'start',
	'start',
	'pay',
	'pay',
	'payLate',
	'payLess',
	'decline',
	'check',
	'check',
	'onReceipt',
	'cancel',
	'move',
	'move',
	'deliver',
	'deliver',
	'edit',
	'edit',
	'return',
	'return',
	'fault',
	'time',
	'time',
	'kill',
] as const;
type Step = (typeof STEPS)[number];

export type PaymentWorld = {
	shop: CalledShop;
	bank: BankProcess;
	/** The services with which the test runs the job, like one more process of the shop. */
	parts: PaymentParts;
	pass: (ms: number) => void;
	/** Ends a server process like a power cut. Does nothing if the server runs in the process of the test. */
	kill: () => Promise<void>;
};

type Running = PaymentWorld & {
	person: Shopper;
	cookie: string;
	orders: OrderWire[];
	random: (below: number) => number;
};

/** Returns random numbers that are the same for the same seed. */
function randomOf(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * below);
	};
}

/** Runs this many commands, lets everything end, and compares the books of shop, bank and cash. */
export async function runPaymentMix(
	world: PaymentWorld,
	{ seed, commands }: { seed: number; commands: number },
): Promise<Record<string, number>> {
	const { shop } = world;
	await allowOrdersADay(shop.db, 100_000);
	await stockUp(shop.db, [PRODUCT_ID], PIECES);
	await sql`update staff_roles set idle_minutes = 720`.execute(shop.db);
	const person = await signUpShopper(shop);
	const { cookie } = await signInStaff(shop.db, shop.clock(), 'owner');
	const running: Running = { ...world, person, cookie, orders: [], random: randomOf(seed) };
	for (let count = 0; count < commands; count += 1) {
		const step = STEPS[running.random(STEPS.length)] ?? 'time';
		await take(running, step).catch((error: unknown) => {
			throw new Error(`seed ${seed}, command ${count}: ${step}`, { cause: error });
		});
	}
	await comeToAnEnd(running);
	return expectAgreement(running).catch((cause: Error) => {
		throw new Error(`seed ${seed}: ${cause.message}`, { cause });
	});
}

const post = (world: Running, path: string, body: object = {}) =>
	world.person.call('POST', `/api/${path}`, body);

const staffPost = ({ shop, cookie }: Running, path: string, payload: object) =>
	shop.app.inject({ method: 'POST', url: `/api/staff/${path}`, headers: { cookie }, payload });

async function take(world: Running, step: Step): Promise<void> {
	const { bank, random, orders, person } = world;
	const order = orders[random(Math.max(1, orders.length))];
	if (step === 'buy') {
		await take(world, 'order');
		const placed = orders.at(-1);
		if (!placed) return;
		await change(world, 'start', placed);
		await change(world, 'pay', placed);
		return;
	}
	if (step === 'order') {
		const quantity = 1 + random(3);
		const placed = await person.order({
			items: [{ p_id: PRODUCT_ID, quantity }],
			expected_total: quantity * 100,
			payment: 'card',
		});
		assert.ok([200, 201, 409].includes(placed.statusCode), placed.body);
		if (placed.statusCode < 300) orders.push(placed.json().order);
		return;
	}
	if (step === 'time') {
		world.pass((1 + random(20)) * MINUTE_MS);
		return runPayments(world.parts);
	}
	if (step === 'kill') return world.kill();
	if (step === 'fault') {
		const call = CALLS[random(CALLS.length)] ?? 'status';
		return bank.fail(call, FAULTS[random(FAULTS.length)] ?? 'down', { times: 1 + random(3) });
	}
	if (!order) return;
	const expected = await change(world, step, order);
	if (expected) assert.ok(expected.statusCode !== 500, `${step}: ${expected.body}`);
}

async function change(world: Running, step: Step, order: OrderWire) {
	const { random } = world;
	switch (step) {
		case 'start':
			return post(world, `payment_start/${order.id}`);
		case 'check':
			return post(world, `payment_check/${order.id}`);
		case 'onReceipt':
			return post(world, `payment_on_receipt/${order.id}`, { payment: 'cash' });
		case 'cancel':
			return post(world, `order_cancel/${order.id}`, { reason: 'other' });
		case 'move': {
			const to = ['accepted', 'on_delivery', 'completed', 'cancelled'][random(4)];
			return staffPost(world, `order_move/${order.id}`, { to, reason: 'not_reached' });
		}
		case 'deliver': {
			for (const to of ['accepted', 'on_delivery']) await staffPost(world, `order_move/${order.id}`, { to });
			return staffPost(world, `order_move/${order.id}`, { to: 'completed' });
		}
		case 'edit': {
			const { version } = await readOrder(world, order.id);
			const items = [{ productId: PRODUCT_ID, quantity: 1 + random(3) }];
			const body = { version, items, payment: 'card', address: '', note: '' };
			return staffPost(world, `order_edit/${order.id}`, body);
		}
		case 'return': {
			const line = { productId: PRODUCT_ID, quantity: 1, reason: 'defect', condition: 'opened' };
			const lines = [{ ...line, destination: 'stock' }];
			const settlement = random(2) === 0 ? 'card' : 'cash';
			return staffPost(world, `return_add/${order.id}`, { lines, settlement, note: '' });
		}
		default:
			return payAtBank(world, step, order);
	}
}

async function payAtBank({ bank, random }: Running, step: Step, order: OrderWire): Promise<undefined> {
	const begun = (await bank.orders()).filter(({ orderNumber }) => orderNumber.startsWith(order.number));
	const found = begun[random(Math.max(1, begun.length))];
	if (!found) return;
	const { orderId } = found;
	if (step === 'decline') await bank.tell({ decline: { orderId } });
	else if (step === 'payLate') await bank.tell({ pay: { orderId, late: true } });
	else if (step === 'payLess') await bank.tell({ pay: { orderId, amount: 50_00 } });
	else await bank.tell({ pay: { orderId } });
}

async function readOrder({ shop, cookie }: Running, id: number): Promise<{ version: number }> {
	const response = await shop.app.inject({
		method: 'GET',
		url: `/api/staff/order/${id}`,
		headers: { cookie },
	});
	return response.json();
}

/** Lets time pass without further commands. After a while the bank responds again. */
async function comeToAnEnd(world: Running): Promise<void> {
	const { bank, parts, shop } = world;
	for (let round = 0; round < FAULTY_ROUNDS + 6; round += 1) {
		if (round === FAULTY_ROUNDS)
			await bank.tell({ faults: { register: null, status: null, refund: null, reverse: null } });
		world.pass(HOUR_MS);
		// Approves refunds that wait for a second person, and sends refunds that the bank refused again.
		await sql`update payment_refunds set state = 'queued', next_try_at = ${parts.clock()}
			where state in ('approval', 'refused')`.execute(shop.db);
		await runPayments(parts);
	}
	await compareWithBank(parts);
	world.pass(HOUR_MS);
	await runPayments(parts);
	await compareWithBank(parts);
}

/**
 * Checks that shop, bank and cash book agree to the tenge: no payment is lost, no unpaid order was delivered
 * as paid, and no money was refunded twice.
 */
async function expectAgreement({ shop: { db }, bank, orders }: Running): Promise<Record<string, number>> {
	await requireBalancedCards(db);
	await requireBalancedCash(db);
	assert.deepEqual(await findStockDifferences(db), []);
	const { rows } = await sql<{
		number: string;
		paid: number;
		refunded: number;
		refunds: number;
		parts: number;
		state: string;
	}>`
		select p.number, p.paid_tenge::float8 as paid, p.state, count(r.id)::integer as refunds,
			count(r.id) filter (where r.amount_tenge < p.paid_tenge)::integer as parts,
			coalesce(sum(r.amount_tenge), 0)::float8 as refunded
		from payments p left join payment_refunds r on r.payment_id = p.id and r.state = 'done' group by p.id`.execute(
		db,
	);
	const shopSide = new Map(rows.map((row) => [row.number, row]));
	const bankOrders = await bank.orders();
	for (const { orderNumber, deposited, refunded, refunds } of bankOrders) {
		const { paid, refunded: back, refunds: times } = shopSide.get(orderNumber) ?? {};
		assert.deepEqual(
			{ orderNumber, paid, back, times },
			{ orderNumber, paid: deposited, back: refunded, times: refunds },
		);
	}
	const open = await sql`select r.state from payment_refunds r where r.state <> 'done'
		union all select p.state from payments p where p.next_check_at is not null
		union all select d.kind from payment_differences d
		union all select o.payment_state from orders o where o.payment_state = 'awaiting'`.execute(db);
	assert.deepEqual(open.rows, []);
	const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
	return {
		orders: orders.length,
		payments: bankOrders.length,
		paidTenge: sum(bankOrders.map(({ deposited }) => deposited)),
		refundedTenge: sum(bankOrders.map(({ refunded }) => refunded)),
		partRefunds: sum(rows.map(({ parts }) => parts)),
	};
}
