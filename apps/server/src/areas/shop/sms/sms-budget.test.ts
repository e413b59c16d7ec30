import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '../../../platform/clock.ts';
import { people } from '../../../testing/people.ts';
import { stockProducts } from '../../../testing/shop-books.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { giveCaptchaToken, keepAnswer, takeAnswer } from '../../people/captcha/captcha.queries.ts';
import { moveOrder } from '../../selling/orders/move-order.ts';
import { listSpentParts } from './sms-budget.ts';

/**
 * Of this budget, codes to new phones get 9, known phones 12, and known phones on their own device another 9.
 */
const BUDGET = '30';

describe('the SMS budget against a perfect solver of puzzles', async () => {
	const shop = await openTestShop({ after }, { env: { SMS_HOURLY_BUDGET: BUDGET } });
	const { db, time } = shop;
	const { register, post } = people(shop);
	const solved = async () => {
		const key = await keepAnswer(db, { kind: 'picture', position: 100 }, time.now);
		await takeAnswer(db, key, time.now);
		return giveCaptchaToken(db, key);
	};
	const askForCode = async (phone: string, remoteAddress: string, cookie = '') =>
		(
			await post(
				'/api/reset_add',
				{ tel: phone, key: await solved() },
				{ remoteAddress, headers: { cookie } },
			)
		).statusCode;
	/** Makes a customer whose order the shop has accepted. */
	const customer = async (index: number) => {
		const { phone, token, response } = await register({}, { remoteAddress: `10.60.${index}.1` });
		const order = await shop.app.inject({
			method: 'POST',
			url: '/api/order_add',
			headers: { authorization: `Bearer ${token}`, 'idempotency-key': `budget-${index}` },
			payload: {
				items: [{ p_id: 1, quantity: 1 }],
				delivery: 'pickup',
				address: '',
				payment: 'cash',
				name: 'Aýna',
				phone,
				note: '',
				expected_total: 100,
			},
		});
		assert.equal(order.statusCode, 201, order.body);
		const orderId = order.json().order.id as number;
		const cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
		return { phone, orderId, cookie };
	};
	const accept = (orderId: number) =>
		db.transaction().execute((trx) => moveOrder(trx, { orderId, to: 'accepted', by: 'shop', now: time.now }));
	const messages = async () =>
		(await db.selectFrom('sms_outbox').select('phone').execute()).map(({ phone }) => phone);

	test('S3 S19 invented accounts use up their own part; customers still get codes, and news of orders', async () => {
		await db
			.updateTable('products')
			.set({ price_tenge: 10_000, on_sale: false, unit_factor: 1 })
			.where('id', '=', 1)
			.execute();
		await stockProducts(db, [1], 100);
		await sql`update order_rules set sms_statuses = array['accepted']`.execute(db);
		const customers = await Promise.all(Array.from({ length: 6 }, (_, index) => customer(index)));
		const [me = assert.fail(), ...others] = customers;
		for (const { orderId } of customers) await accept(orderId);
		const before = (await messages()).length;

		const attack: number[] = [];
		for (let index = 0; index < 30; index += 1) {
			const remoteAddress = `10.61.${index}.1`;
			const { phone } = await register({}, { remoteAddress });
			attack.push(await askForCode(phone, remoteAddress));
		}
		assert.equal(attack.filter((status) => status === 200).length, 9, 'as many as new phones may have');

		// Strangers who know customers' numbers ask for three codes an hour for each phone, until that part
		// is used up.
		const known: number[] = [];
		for (let round = 0; round < 3; round += 1) {
			for (const [index, { phone }] of others.entries())
				known.push(await askForCode(phone, `10.62.${round}.${index + 1}`));
			time.pass(MINUTE_MS);
		}
		assert.equal(known.filter((status) => status === 200).length, 12);
		assert.equal(await askForCode(me.phone, '10.63.0.1'), 429, 'from a device that is not known');
		assert.equal(await askForCode(me.phone, '10.63.0.1', me.cookie), 200, 'from my own');
		assert.equal((await messages()).length, before + 9 + 12 + 1);
		assert.deepEqual(await listSpentParts(db, 30, time.now), ['known', 'new'], 'staff see which parts');

		const late = await customer(9);
		await accept(late.orderId);
		assert.equal((await messages()).at(-1), late.phone, 'orders are not silenced');
		time.pass(HOUR_MS);
		assert.deepEqual(await listSpentParts(db, 30, time.now), []);
		assert.equal(await askForCode(me.phone, '10.63.0.1'), 200, 'the next hour');
	});

	test('S19 one address gets half of what the others leave to new phones, so that a few cannot use up all', async () => {
		const calm = await openTestShop({ after }, { env: { SMS_HOURLY_BUDGET: '27' } });
		const calls = people(calm);
		const codesFor = async (remoteAddress: string) => {
			const statuses: number[] = [];
			for (let index = 0; index < 5; index += 1) {
				const { phone } = await calls.register({}, { remoteAddress });
				const key = await keepAnswer(calm.db, { kind: 'picture', position: 100 }, calm.time.now);
				await takeAnswer(calm.db, key, calm.time.now);
				const asked = { tel: phone, key: await giveCaptchaToken(calm.db, key) };
				statuses.push((await calls.post('/api/reset_add', asked, { remoteAddress })).statusCode);
			}
			return statuses.filter((status) => status === 200).length;
		};
		const codes: number[] = [];
		for (let index = 1; index <= 5; index += 1) codes.push(await codesFor(`10.64.${index}.1`));
		assert.deepEqual(codes, [4, 2, 1, 1, 0], 'of 8');
	});
});
