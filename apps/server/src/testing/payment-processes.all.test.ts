import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { sql } from 'kysely';
import { runPayments } from '../areas/selling/card-payments/payments-job.ts';
import { openCardShop } from './card-orders.ts';
import { startServer } from './server-process.ts';
import { signUpShopper } from './shopper.ts';

const PASSWORD = 'bank-test-password';
const PAN = '4111111111111111';
/** A field of the bank's response that the shop does not ask for (testing/bank/simulated-bank.ts). */
const MASKED_PAN = '411111**1111';
const RETURNS = 200;
/** This is longer than it takes to kill the shop. */
const SLOW_MS = 60_000;

/** Runs two real server processes of one shop, and a bank that is a third. */
describe('payments in processes of their own', async () => {
	const { shop, bank, stockOf } = await openCardShop({ after });
	// The server processes use the real time.
	shop.time.now = new Date();
	const shopper = await signUpShopper(shop);
	const env = {
		...bank.env,
		DATABASE_URL: shop.databaseUrl,
		DATA_DIR: shop.config.dataDir,
		DATABASE_TIMEOUT_MS: '60000',
		OVERLOAD_GUARD: 'off',
		LOG_LEVEL: 'trace',
	};
	const [server, other] = await Promise.all([startServer(env), startServer(env)]);
	shop.onClose(async () => {
		await Promise.all([server, other].map((one) => one.process.exitCode === null && one.stop()));
	});

	const post = async <Body>(origin: string, path: string, body: object = {}): Promise<Body> => {
		const response = await fetch(`${origin}/api/${path}`, {
			method: 'POST',
			headers: {
				authorization: `Bearer ${shopper.token}`,
				'content-type': 'application/json',
				'idempotency-key': crypto.randomUUID(),
			},
			body: JSON.stringify(body),
		});
		assert.equal(response.ok, true, path);
		return (await response.json()) as Body;
	};
	const goods = { items: [{ p_id: 7, quantity: 1 }], delivery: 'pickup', address: '', expected_total: 100 };
	const person = { name: 'Aýna', phone: '1234567', note: '' };
	/** Follows the payment to the bank's form, which takes the card and sends the browser back. */
	const payAtBank = async () => {
		const asked = { ...goods, ...person, payment: 'card' };
		const { order } = await post<{ order: OrderWire }>(server.origin, 'order_add', asked);
		assert.equal(order.payment_state, 'awaiting');
		const { url } = await post<{ url: string }>(server.origin, `payment_start/${order.id}`);
		const paid = await fetch(url, {
			method: 'POST',
			body: new URLSearchParams({ pan: PAN }),
			redirect: 'manual',
		});
		assert.equal(paid.status, 303);
		return { order, back: new URL(paid.headers.get('location') ?? '') };
	};
	const readOrder = async (orderId: number) => {
		const { rows } = await sql<{ state: string; card: number; paid: number; rung: number }>`
			select o.payment_state as state, o.card_tenge::float8 as card,
				(select count(*)::integer from payment_events e join payments p on p.id = e.payment_id
					where p.order_id = o.id and e.state = 'paid' and e.kind = 'state') as paid,
				(select count(*)::integer from order_events e where e.order_id = o.id) as rung
			from orders o where o.id = ${orderId}`.execute(shop.db);
		return rows[0];
	};

	test('PAY-02 200 browsers return to returnUrl at once, at two processes: one order is paid once', async () => {
		const stock = await stockOf(7);
		const { order, back } = await payAtBank();
		const returned = await Promise.all(
			Array.from({ length: RETURNS }, async (_, index) => {
				const { origin } = index % 2 === 0 ? server : other;
				const page = await fetch(`${origin}${back.pathname}${back.search}`);
				await page.arrayBuffer();
				await post(origin, `payment_check/${order.id}`);
				return page.status;
			}),
		);
		assert.deepEqual([...new Set(returned)], [200]);
		assert.deepEqual(await readOrder(order.id), { state: 'paid', card: 100_00, paid: 1, rung: 2 });
		assert.equal(await stockOf(7), stock - 1);
		const { deposited, refunded } = await bank.requireOrder(`${order.number}-1`);
		assert.deepEqual([deposited, refunded], [100_00, 0]);
	});

	test('PAY-01 S8 forms of a page may be sent to the shop and to the configured banks, nowhere else', async () => {
		const { headers } = await fetch(`${server.origin}/cart`);
		const policy = headers.get('content-security-policy') ?? '';
		assert.ok(policy.split('; ').includes(`form-action 'self' ${bank.origin}`), policy);
		assert.deepEqual(policy.match(/https?:[^ ;]+/g), [bank.origin], 'and no other directive names it');
	});

	test('R20 S15 PAY-02 PAY-03 a shop that is killed while its bank has the payment finds it again; its log holds neither password nor card nor response', async () => {
		const stock = await stockOf(7);
		const { order } = await payAtBank();
		// The shop is asking the bank when its process is killed.
		await bank.fail('status', 'slow', { slowMs: SLOW_MS, times: 1000 });
		const calls = await bank.countCalls('status');
		const asked = post(server.origin, `payment_check/${order.id}`).catch(() => undefined);
		while ((await bank.countCalls('status')) === calls) await pause(20);
		const exited = new Promise((done) => server.process.once('exit', done));
		server.process.kill('SIGKILL');
		await Promise.all([exited, asked]);
		assert.equal((await readOrder(order.id))?.state, 'awaiting');

		// Another process of the shop continues with a bank that responds.
		await bank.tell({ faults: { status: null } });
		shop.time.now = new Date();
		await sql`update payments set next_check_at = ${shop.clock()} where order_id = ${order.id}`.execute(
			shop.db,
		);
		await runPayments(shop);
		assert.deepEqual(await readOrder(order.id), { state: 'paid', card: 100_00, paid: 1, rung: 2 });
		assert.equal(await stockOf(7), stock - 1);
		for (const { output } of [server, other]) {
			const log = output();
			for (const secret of [PASSWORD, PAN, MASKED_PAN, 'cardAuthInfo', shopper.token])
				assert.ok(!log.includes(secret), secret);
		}
		assert.match(server.output(), /payment_start/, 'the log says what was called');
	});
});
