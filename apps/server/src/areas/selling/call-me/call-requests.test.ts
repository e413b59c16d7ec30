import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type {
	CallRequestRowWire,
	CallRequestSummaryWire,
	CallRequestWire,
} from '@dukan/domain/selling/call-me/call-me.api.ts';
import { CALL_REQUEST_DATA_DAYS } from '@dukan/domain/selling/call-me/call-request-rules.ts';
import type { OrderQuote } from '@dukan/domain/selling/orders/order.api.ts';
import type { OrderCountsWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { deleteExpired } from '../../../main/jobs.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { stockUp } from '../../../testing/order-rounds.ts';
import { provedHeaders } from '../../../testing/prove-work.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('call me', async () => {
	const shop = await openTestShop({ after }, { env: { ADDRESS_LIMIT_FACTOR: '1000' } });
	const { app, db, time } = shop;
	const operator = await sitAtDesk(shop, 'operator');
	const colleague = await sitAtDesk(shop, 'operator');
	await stockUp(db, [4, 7], 10);
	let phones = 0;
	const newPhone = () => {
		phones += 1;
		return `1${100_000 + phones}`;
	};
	const ask = (phone: string, fields: object = {}, headers: Record<string, string> = {}) =>
		app.inject({
			method: 'POST',
			url: '/api/call_me',
			headers,
			payload: { name: 'Maral', phone, items: '4:2,7:1', ...fields },
		});
	const waiting = async () =>
		(await operator.read<{ rows: CallRequestRowWire[] }>('call_requests?status=waiting')).rows;
	const idOf = async (phone: string) =>
		(await waiting()).find((one) => one.phone === phone)?.id ?? assert.fail(`${phone} does not wait`);
	const counts = () => operator.read<OrderCountsWire>('order_counts');
	const asked = async (fields: object = {}) => {
		const phone = newPhone();
		const response = await ask(phone, fields);
		assert.equal(response.statusCode, 204, response.body);
		return { phone, id: await idOf(phone) };
	};

	test('DESK-15 a visitor leaves name, phone and cart without an account; the desk sees it, the bell counts it, no stock is held', async () => {
		const before = await counts();
		const { id, phone } = await asked({ items: '4:2,7:1,999999:1' });
		const now = await counts();
		assert.deepEqual([now.calls, now.unseen], [before.calls + 1, before.unseen + 1]);
		const request = await operator.read<CallRequestWire>(`call_request/${id}`);
		assert.deepEqual(
			[request.name, request.phone, request.status, request.pieces],
			['Maral', phone, 'waiting', 3],
		);
		assert.deepEqual(
			request.items.map((item) => [item.id, item.quantity, item.stock]),
			[
				[4, 2, 10],
				[7, 1, 10],
			],
		);
	});

	test('DESK-15 the same form works without script and says on its page what came of it', async () => {
		const send = (fields: Record<string, string>) =>
			app.inject({
				method: 'POST',
				url: '/callme',
				headers: { 'content-type': 'application/x-www-form-urlencoded' },
				payload: new URLSearchParams(fields).toString(),
			});
		const phone = newPhone();
		const taken = await send({ name: 'Aman', phone: `+993 6${phone}` });
		assert.deepEqual([taken.statusCode, taken.headers.location], [303, '/callme?outcome=sent']);
		assert.ok(await idOf(phone));
		for (const fields of [{ name: 'Aman', phone: '12' }, { name: ' ', phone }, { phone }])
			assert.equal((await send(fields as Record<string, string>)).headers.location, '/callme?outcome=fields');
	});

	test('DESK-15 who asks again waits for one call, with the newer cart, and rings again', async () => {
		const { id, phone } = await asked();
		await operator.done(`call_request_take/${id}`, { from: null });
		await ask(phone, { name: 'Maral Nuryýewa', items: '7:3' });
		const all = (await waiting()).filter((one) => one.phone === phone);
		assert.deepEqual(
			all.map((one) => [one.id, one.name, one.pieces]),
			[[id, 'Maral Nuryýewa', 3]],
		);
	});

	test('DESK-15 what is no name, phone or cart is refused beside its field', async () => {
		for (const [field, value] of Object.entries({ name: 'x', phone: '9123456', items: '4:2;drop' })) {
			const { code, errors } = (await ask(newPhone(), { [field]: value })).json();
			assert.deepEqual([code, errors[0].field], ['invalid_input', field]);
		}
	});

	test('DESK-03 DESK-15 one of two takes it; not reached is counted once and dated', async () => {
		const { id } = await asked();
		const before = await counts();
		await operator.done(`call_request_take/${id}`, { from: null });
		assert.equal((await counts()).unseen, before.unseen - 1);
		assert.equal(await colleague.refused(`call_request_take/${id}`, { from: null }), 'changed_meanwhile');
		const callBackAt = new Date(time.now.getTime() + 60_000).toISOString();
		await operator.done(`call_request_attempt/${id}`, { attempts: 0, callBackAt });
		assert.equal(
			await operator.refused(`call_request_attempt/${id}`, { attempts: 0, callBackAt }),
			'changed_meanwhile',
		);
		const past = new Date(time.now.getTime() - 1).toISOString();
		assert.equal(
			await operator.refused(`call_request_attempt/${id}`, { attempts: 1, callBackAt: past }),
			'invalid_input callBackAt',
		);
		const request = await operator.read<CallRequestWire>(`call_request/${id}`);
		assert.deepEqual([request.attempts, request.callBackAt, request.takenBy], [1, callBackAt, null]);
		await operator.done(`call_request_close/${id}`);
		assert.equal(await operator.refused(`call_request_close/${id}`), 'changed_meanwhile');
	});

	test('DESK-04 DESK-15 it becomes an order once, and the report counts it', async () => {
		const { id, phone } = await asked({ items: '4:1' });
		const summary = () => operator.read<CallRequestSummaryWire>('call_request_summary');
		const before = await summary();
		const items = [{ productId: 4, quantity: 1 }];
		const quote = await operator.done<OrderQuote>('order_quote', { items, delivery: 'pickup', phone });
		const entry = {
			person: { phone, name: 'Maral', language: 'ru' },
			channel: 'phone',
			items,
			delivery: 'pickup',
			address: '',
			payment: 'cash',
			name: 'Maral',
			phone,
			note: '',
			expectedTotalTenge: quote.totalTenge,
			callRequestId: id,
		};
		assert.equal(
			await operator.refused('order_enter', { ...entry, callRequestId: 999_999 }),
			'invalid_input callRequestId',
		);
		const { order } = await operator.done<{ order: { id: number; number: string } }>('order_enter', entry);
		const request = await operator.read<CallRequestWire>(`call_request/${id}`);
		assert.deepEqual([request.status, request.order], ['ordered', { id: order.id, number: order.number }]);
		assert.equal(await colleague.refused('order_enter', entry), 'changed_meanwhile');
		const then = await summary();
		assert.deepEqual(
			[then.ordered - before.ordered, then.totalTenge - before.totalTenge],
			[1, quote.totalTenge],
		);
	});

	test('S26 DESK-15 name and phone are deleted after their time, and no one is called any more; the count stays', async () => {
		const { id } = await asked();
		time.pass(CALL_REQUEST_DATA_DAYS * DAY_MS - 1);
		await deleteExpired(shop);
		const later = await sitAtDesk(shop, 'operator');
		assert.equal((await later.read<CallRequestWire>(`call_request/${id}`)).name, 'Maral');
		time.pass(1);
		await deleteExpired(shop);
		const { name, phone, status } = await later.read<CallRequestWire>(`call_request/${id}`);
		assert.deepEqual([name, phone, status], ['', '', 'closed']);
	});
});

test('DESK-15 S19 a phone is asked for five times a day; beyond ordinary use an address does some work', async (t) => {
	const { app } = await openTestShop(t);
	const ask = (phone: string, headers: Record<string, string> = {}) =>
		app.inject({ method: 'POST', url: '/api/call_me', headers, payload: { name: 'Maral', phone } });
	for (let sent = 0; sent < 5; sent += 1) assert.equal((await ask('1000001')).statusCode, 204);
	assert.equal((await ask('1000001')).json().code, 'too_many_requests');
	for (let sent = 6; sent < 10; sent += 1) assert.equal((await ask(`100001${sent}`)).statusCode, 204);
	const refused = (await ask('1000020')).json();
	assert.equal(refused.code, 'proof_required');
	assert.equal((await ask('1000020', provedHeaders(refused))).statusCode, 204);
	const form = await app.inject({
		method: 'POST',
		url: '/callme',
		payload: { name: 'Maral', phone: '1000021' },
	});
	assert.equal(form.headers.location, '/callme?outcome=later');
});
