import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { runPayments } from '../features/payments/payments-job.ts';
import { openCardShop } from './card-orders.ts';
import { startServer } from './server-process.ts';
import { signUpShopper } from './shopper.ts';

const PASSWORD = 'bank-test-password';
/** What a bank's response holds besides what the shop asks for (testing/bank/simulated-bank.ts). */
const CARD = '411111**1111';

test('R20 PAY-02 PAY-03 a shop that is killed while its bank has the payment finds it again; its log holds neither password nor card nor response', async (t) => {
	const { shop, bank, stockOf } = await openCardShop(t);
	// As the server process has it.
	shop.time.now = new Date();
	const shopper = await signUpShopper(shop);
	const env = {
		...bank.env,
		DATABASE_URL: shop.databaseUrl,
		DATA_DIR: shop.config.dataDir,
		DATABASE_TIMEOUT_MS: '60000',
		LOG_LEVEL: 'trace',
	};
	const stock = await stockOf(7);
	const server = await startServer(env);
	const post = async (path: string, body: object) => {
		const response = await fetch(`${server.origin}/api/${path}`, {
			method: 'POST',
			headers: {
				authorization: `Bearer ${shopper.token}`,
				'content-type': 'application/json',
				'idempotency-key': 'killed-payment',
			},
			body: JSON.stringify(body),
		});
		return response.json();
	};
	const goods = { items: [{ p_id: 7, quantity: 1 }], delivery: 'pickup', address: '', expected_total: 100 };
	const person = { name: 'Aýna', phone: '1234567', note: '' };
	const { order } = await post('order_add', { ...goods, ...person, payment: 'card' });
	assert.equal(order.payment_state, 'awaiting');
	const { url } = await post(`payment_start/${order.id}`, {});
	const paid = await fetch(url, {
		method: 'POST',
		body: new URLSearchParams({ pan: '4111111111111111' }),
		redirect: 'manual',
	});
	assert.equal(paid.status, 303);
	// The question is under way when the power fails.
	await bank.fail('status', 'slow', { slowMs: 2000 });
	const asked = post(`payment_check/${order.id}`, {}).catch(() => undefined);
	await new Promise((done) => setTimeout(done, 200));
	const exited = new Promise((done) => server.process.once('exit', done));
	server.process.kill('SIGKILL');
	await Promise.all([exited, asked]);
	const log = server.output();

	// Another process of the shop goes on, with a bank that responds.
	await bank.tell({ faults: { status: null } });
	shop.time.now = new Date();
	await sql`update payments set next_check_at = ${shop.clock()}`.execute(shop.db);
	await runPayments(shop);
	const { rows } = await sql<{
		state: string;
		card: number;
	}>`select payment_state as state, card_tenge::float8 as card
		from orders where id = ${order.id}`.execute(shop.db);
	assert.deepEqual(rows, [{ state: 'paid', card: 100_00 }]);
	assert.equal(await stockOf(7), stock - 1);
	assert.match(log, /payment_start/, 'the log says what was called');
	for (const secret of [PASSWORD, CARD, 'cardAuthInfo', '4111111111111111', shopper.token])
		assert.ok(!log.includes(secret), secret);
});
