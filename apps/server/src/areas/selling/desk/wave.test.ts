import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { CallRequestRowWire } from '@dukan/domain/selling/call-me/call-me.api.ts';
import type { WaveSizeWire, WaveWire } from '@dukan/domain/selling/desk/wave.api.ts';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts';
import { allowOrdersADay, stockUp } from '../../../testing/order-rounds.ts';
import { provedHeaders } from '../../../testing/prove-work.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const PRODUCT = 40;
/** The owner of this number knows nothing of the orders. */
const VICTIM = '1555555';
const ATTACKER = '203.0.113.7';

describe('S27 a wave of invented people', async () => {
	const shop = await openTestShop({ after });
	const { app, db, time } = shop;
	let operator = await sitAtDesk(shop, 'operator');
	/** Lets time pass and signs in again, because a session ends after a while without input. */
	const later = async (ms: number) => {
		time.pass(ms);
		operator = await sitAtDesk(shop, 'operator');
	};
	await stockUp(db, [PRODUCT], 1000);
	await allowOrdersADay(db, 1000);
	// The rounds need many people behind one address. Limits on their share of the goods have tests of their
	// own.
	await sql`update trust_rules set address_share_percent = 100, unconfirmed_share_percent = 100`.execute(db);
	let keys = 0;
	const orderFrom = async (
		remoteAddress: string,
		{ known = false, phone = VICTIM } = {},
	): Promise<number> => {
		const shopper = await signUpShopper(shop, { known });
		keys += 1;
		const answer = await app.inject({
			method: 'POST',
			url: '/api/order_add',
			remoteAddress,
			headers: { authorization: `Bearer ${shopper.token}`, 'idempotency-key': `wave-key-${keys}` },
			payload: {
				items: [{ p_id: PRODUCT, quantity: 1 }],
				delivery: 'pickup',
				address: '',
				payment: 'cash',
				name: 'Aman',
				phone,
				note: '',
				expected_total: 100,
			},
		});
		assert.equal(answer.statusCode, 201, answer.body);
		return answer.json().order.id;
	};
	const statusOf = async (id: number) => (await operator.read<StaffOrderWire>(`order/${id}`)).status;
	const messagesTo = async (phone: string) => {
		const { rows } = await sql<{ count: number }>`select count(*)::integer as count from sms_outbox
			where phone = ${phone}`.execute(db);
		return rows[0]?.count ?? 0;
	};
	const messages = async () => (await db.selectFrom('sms_outbox').select('id').execute()).length;
	const askForCall = async (phone: string, remoteAddress: string, token?: string) => {
		const call = (headers: Record<string, string>) =>
			app.inject({
				method: 'POST',
				url: '/api/call_me',
				remoteAddress,
				headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
				payload: { name: 'Maral', phone, items: '' },
			});
		const first = await call({});
		return first.statusCode === 428 ? call(provedHeaders(first.json())) : first;
	};
	const waiting = async () =>
		(await operator.read<{ rows: CallRequestRowWire[] }>('call_requests?status=waiting&limit=100')).rows;

	test('S27 thirty invented orders for one number send it five messages a day, however they are cancelled', async () => {
		const number = '1555556';
		for (let index = 0; index < 30; index += 1) {
			const id = await orderFrom(ATTACKER, { phone: number });
			await operator.done(`order_move/${id}`, { to: 'cancelled', reason: 'prank' });
		}
		assert.equal(await messagesTo(number), 5);
		const known = await orderFrom(ATTACKER, { known: true, phone: number });
		await operator.done(`order_move/${known}`, { to: 'accepted' });
		assert.equal(await messagesTo(number), 6, 'whom the shop knows is told');
		await later(DAY_MS);
		const next = await orderFrom(ATTACKER, { phone: number });
		await operator.done(`order_move/${next}`, { to: 'cancelled', reason: 'prank' });
		assert.equal(await messagesTo(number), 7);
	});

	test('S27 one press cancels what invented people ordered behind a network, without messages, and nothing else', async () => {
		const attacker = '203.0.118.7';
		const wave = [];
		for (let index = 0; index < 6; index += 1) wave.push(await orderFrom(attacker));
		const known = await orderFrom(attacker, { known: true });
		const neighbour = await orderFrom('203.0.114.7');
		const accepted = await orderFrom(attacker);
		await operator.done(`order_move/${accepted}`, { to: 'accepted' });
		const called = await orderFrom(attacker);
		const colleague = await sitAtDesk(shop, 'operator');
		await colleague.done(`order_take/${called}`, { from: null });
		const seed = wave[0] ?? 0;
		const before = await messages();
		const size = await operator.read<WaveWire>(`wave?orderId=${seed}`);
		assert.deepEqual(size, { network: { orders: 6, calls: 0 }, slot: null });
		const ended = await operator.done<WaveSizeWire>('wave_end', { orderId: seed, kind: 'network' });
		assert.deepEqual(ended, { orders: 6, calls: 0 });
		for (const id of wave) assert.equal(await statusOf(id), 'cancelled');
		for (const id of [known, neighbour, called]) assert.equal(await statusOf(id), 'pending');
		assert.equal(await statusOf(accepted), 'accepted');
		assert.equal(await messages(), before, 'nobody gets a message');
		const { rows } = await sql<{ left: number }>`select quantity as left from product_stock
			where product_id = ${PRODUCT}`.execute(db);
		assert.equal(rows[0]?.left, 1000 - 5, 'the goods are back, but for those of open orders');
		const again = await operator.done<WaveSizeWire>('wave_end', { orderId: seed, kind: 'network' });
		assert.deepEqual(again, { orders: 0, calls: 0 });
	});

	test('S27 what came from the same network on another hour of the day is no part of the wave', async () => {
		const earlier = await orderFrom('198.51.100.1');
		await later(2 * HOUR_MS);
		const seed = await orderFrom('198.51.100.1');
		await operator.done('wave_end', { orderId: seed, kind: 'network' });
		assert.deepEqual([await statusOf(earlier), await statusOf(seed)], ['pending', 'cancelled']);
	});

	test('S27 one network gets half of the hour’s calls, the next still gets some, and past it the answer says until when', async () => {
		const statuses = [];
		for (let index = 0; index < 24; index += 1)
			statuses.push((await askForCall(`1${300_000 + index}`, ATTACKER)).statusCode);
		assert.equal(statuses.filter((status) => status === 204).length, 20);
		const refused = await askForCall('1300100', ATTACKER);
		assert.equal(refused.statusCode, 429);
		assert.ok(Number(refused.headers['retry-after']) <= 3600, String(refused.headers['retry-after']));
		assert.equal((await askForCall('1300101', '203.0.115.7')).statusCode, 204);
	});

	test('S27 who has confirmed their phone is called whatever strangers behind the same address ask for, and first', async () => {
		const customer = await signUpShopper(shop, { known: false });
		const { phone } = await db
			.updateTable('users')
			.set({ phone_confirmed_at: time.now })
			.where('id', '=', customer.id)
			.returning('phone')
			.executeTakeFirstOrThrow();
		assert.equal((await askForCall(phone, ATTACKER, customer.token)).statusCode, 204);
		assert.equal((await waiting())[0]?.phone, phone);
	});

	test('S27 who waits for a call keeps name and cart when somebody else types the number', async () => {
		await askForCall('1300200', '203.0.116.7');
		await app.inject({
			method: 'POST',
			url: '/api/call_me',
			remoteAddress: '203.0.117.7',
			payload: { name: 'Somebody', phone: '1300200', items: `${PRODUCT}:9` },
		});
		const one = (await waiting()).find((request) => request.phone === '1300200');
		assert.deepEqual([one?.name, one?.pieces], ['Maral', 0]);
	});

	test('S27 one press closes the calls of a network, by one of them', async () => {
		const before = await waiting();
		const seed = before.find(({ phone }) => phone === '1300003') ?? assert.fail();
		const size = await operator.read<WaveWire>(`wave?callRequestId=${seed.id}`);
		assert.deepEqual(size, { network: { orders: 0, calls: 20 }, slot: null });
		const ended = await operator.done<WaveSizeWire>('wave_end', { callRequestId: seed.id, kind: 'network' });
		assert.deepEqual(ended, { orders: 0, calls: 20 });
		assert.equal((await waiting()).length, before.length - 20);
	});
});
