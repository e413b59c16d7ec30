import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { OrderServiceWire, StaffRequestWire } from '@dukan/domain/after-sales/requests/requests.api.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { completeOrder } from '../../../testing/complete-order.ts';
import { allowOrdersADay } from '../../../testing/order-rounds.ts';
import { type Shopper, signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { deletePerson } from '../../running/privacy/delete-person.ts';

type Requests = { rows: StaffRequestWire[]; count: number };

describe('what shoppers ask for after hand-out', async () => {
	const shop = await openTestShop({ after });
	const { db, app } = shop;
	await allowOrdersADay(db, 1000);
	await sql`delete from product_attributes where attribute_key = 'warranty' and product_id <= 3`.execute(db);
	await sql`insert into product_attributes (product_id, attribute_key, value_number) values (1, 'warranty', 12)`.execute(
		db,
	);
	const buyer = await signUpShopper(shop);
	const other = await signUpShopper(shop);
	const desk = await sitAtDesk(shop, 'operator');
	const order = await completeOrder(shop, buyer, [1, 2]);

	const ask = (who: Shopper, body: object) =>
		who.call('POST', '/api/request_add', {
			order_id: order,
			p_id: 1,
			kind: 'claim',
			text: 'No sound at all',
			...body,
		});
	const code = async (response: Promise<{ json: () => { code?: string; errors?: { field: string }[] } }>) => {
		const { code: refusal, errors } = (await response).json();
		return [refusal, ...(errors ?? []).map(({ field }) => field)].join(' ');
	};
	const service = async (id = order): Promise<OrderServiceWire> =>
		(await buyer.call('GET', `/api/order_service/${id}`)).json();
	const upload = (who: Shopper, id: number, payload: Buffer) =>
		app.inject({
			method: 'POST',
			url: `/api/request_picture/${id}`,
			headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
			payload,
		});
	const picture = () =>
		sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
			.jpeg()
			.withExif({ IFD0: { Copyright: 'Secret place' } })
			.toBuffer();
	const messages = async (): Promise<number> => {
		const { rows } = await sql<{ count: number }>`select count(*)::integer as count from sms_outbox`.execute(
			db,
		);
		return rows[0]?.count ?? 0;
	};

	test('RET-04 the page of an order says what can be asked for, to its owner only', async () => {
		const { lines, return_until } = await service();
		assert.deepEqual(lines, [
			{ p_id: 1, returnable: 1, can_claim: true },
			{ p_id: 2, returnable: 1, can_claim: false },
		]);
		assert.ok(return_until);
		assert.equal((await other.call('GET', `/api/order_service/${order}`)).statusCode, 404);
		const open = await completeOrder(shop, buyer, [1], { upTo: 'accepted' });
		assert.deepEqual((await service(open)).lines, [{ p_id: 1, returnable: 0, can_claim: false }]);
		assert.equal(await code(ask(buyer, { order_id: open })), 'cannot_claim');
		assert.equal(await code(ask(buyer, { order_id: open, kind: 'return' })), 'cannot_return');
	});

	test('RET-04 no one asks for what they did not buy, for more than they have, or without words', async () => {
		assert.equal(await code(ask(other, {})), 'not_found');
		assert.equal(await code(ask(buyer, { p_id: 3 })), 'cannot_claim');
		assert.equal(await code(ask(buyer, { p_id: 2 })), 'cannot_claim', 'no warranty');
		assert.equal(await code(ask(buyer, { kind: 'return', quantity: 2 })), 'invalid_input quantity');
		assert.equal(await code(ask(buyer, { text: '  ab  ' })), 'invalid_input text');
	});

	test('RET-04 one request of a kind waits for each line, also when it is sent many times at once', async () => {
		const responses = await Promise.all(Array.from({ length: 5 }, () => ask(buyer, {})));
		assert.deepEqual(responses.map(({ statusCode }) => statusCode).toSorted(), [201, 409, 409, 409, 409]);
		// Control: another kind of the same line is another request.
		assert.equal((await ask(buyer, { kind: 'return' })).statusCode, 201);
		const { requests } = await service();
		assert.deepEqual(
			requests.map(({ kind, state }) => [kind, state]),
			[
				['claim', 'waiting'],
				['return', 'waiting'],
			],
		);
		const [, second] = requests;
		assert.equal((await other.call('POST', `/api/request_withdraw/${second?.id}`)).statusCode, 404);
		assert.equal((await buyer.call('POST', `/api/request_withdraw/${second?.id}`)).statusCode, 204);
		assert.equal((await buyer.call('POST', `/api/request_withdraw/${second?.id}`)).statusCode, 404);
	});

	test('RET-04 S14 pictures of the defect are re-encoded, three at most, seen by staff only', async () => {
		const [request] = (await service()).requests;
		assert.ok(request);
		const { id } = request;
		assert.equal((await upload(other, id, await picture())).statusCode, 404);
		for (const wrong of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html></html>', '\xff\xd8\xffbroken'])
			assert.ok(
				[400, 415].includes((await upload(buyer, id, Buffer.from(wrong, 'latin1'))).statusCode),
				wrong,
			);
		const many = await Promise.all(Array.from({ length: 5 }, async () => upload(buyer, id, await picture())));
		assert.deepEqual(many.map(({ statusCode }) => statusCode).toSorted(), [200, 200, 200, 400, 400]);
		assert.equal((await service()).requests[0]?.pictures, 3);
		const { rows } = await desk.read<Requests>('requests?state=waiting');
		assert.deepEqual(
			rows.map((row) => [row.id, row.kind, row.pictures, row.text, row.customer]),
			[[id, 'claim', 3, 'No sound at all', 'Aýna']],
		);
		const shown = async (headers: Record<string, string>) =>
			app.inject({ url: `/api/staff/request_picture/${id}/1`, headers });
		assert.equal((await shown({ authorization: `Bearer ${buyer.token}` })).statusCode, 401);
		const stored = await sql<{ content: Buffer }>`select content from request_pictures`.execute(db);
		for (const { content } of stored.rows) {
			const meta = await sharp(content).metadata();
			assert.deepEqual([meta.format, meta.width, meta.exif], ['webp', 60, undefined]);
		}
	});

	test('RET-04 staff take the request over into a claim, and the shopper follows its state', async () => {
		const { id } = await desk.done<{ id: number }>(`claim_add/${order}`, {
			productId: 1,
			complaint: 'No sound',
		});
		await desk.done(`claim_move/${id}`, { from: 'received', to: 'at_service', note: 'Ask Maral' });
		await desk.done(`claim_move/${id}`, { from: 'at_service', to: 'refused', note: 'Fell into water' });
		const { requests, claims, lines } = await service();
		assert.equal(requests[0]?.state, 'taken');
		assert.deepEqual(
			claims[0]?.steps.map(({ state, note }) => [state, note]),
			[
				['received', ''],
				['at_service', ''],
				['refused', 'Fell into water'],
			],
		);
		assert.equal(lines[0]?.can_claim, false, 'the shop has it');
		const { rows } = await desk.read<Requests>(`requests?order=${order}&state=taken`);
		assert.deepEqual([rows[0]?.claimId, rows[0]?.staff !== null], [id, true]);
		assert.equal(
			await desk.refused(`request_decline/${rows[0]?.id}`, { answer: 'Too late' }),
			'changed_meanwhile',
		);
	});

	test('RET-04 a return answers the request for it, with an SMS; a refusal has words', async () => {
		const second = await completeOrder(shop, buyer, [1, 2]);
		assert.equal((await ask(buyer, { order_id: second, kind: 'return', p_id: 2 })).statusCode, 201);
		assert.equal((await ask(buyer, { order_id: second, kind: 'return', p_id: 1 })).statusCode, 201);
		const before = await messages();
		await desk.done(`return_add/${second}`, {
			lines: [{ productId: 2, quantity: 1, reason: 'defect', condition: 'opened', destination: 'stock' }],
			settlement: 'cash',
		});
		assert.equal(await messages(), before + 1);
		const [waiting] = (await desk.read<Requests>(`requests?order=${second}&state=waiting`)).rows;
		assert.equal(
			await desk.refused(`request_decline/${waiting?.id}`, { answer: '' }),
			'invalid_input answer',
		);
		await desk.done(`request_decline/${waiting?.id}`, { answer: 'The seal is broken.' });
		assert.equal(await messages(), before + 2);
		assert.equal(await desk.refused('request_decline/999999', { answer: 'No such one' }), 'not_found');
		const { requests, returns } = await service(second);
		assert.deepEqual(
			requests.map(({ p_id, state, answer }) => [p_id, state, answer]),
			[
				[2, 'taken', ''],
				[1, 'declined', 'The seal is broken.'],
			],
		);
		assert.deepEqual(
			returns.map(({ amount, is_paid, items }) => [amount, is_paid, items]),
			[[100, true, [{ p_id: 2, quantity: 1 }]]],
		);
	});

	test('RET-04 S26 the export has requests and claims; with the person go their words and pictures', async () => {
		const person = await signUpShopper(shop);
		const id = await completeOrder(shop, person, [1, 2]);
		const asked = await ask(person, { order_id: id, text: 'Words of a person' });
		await upload(person, asked.json().id, await picture());
		const claim = await desk.done<{ id: number }>(`claim_add/${id}`, {
			productId: 1,
			complaint: 'Words of a person',
		});
		const exported = (await person.call('GET', '/api/user_export')).json();
		assert.deepEqual(
			[exported.requests[0].text, exported.requests[0].pictures, exported.claims[0].complaint],
			['Words of a person', 1, 'Words of a person'],
		);
		await assert.rejects(
			deletePerson(shop, person.id, shop.clock()),
			{ code: 'orders_open' },
			'the shop has the goods',
		);
		await desk.done(`claim_move/${claim.id}`, { from: 'received', to: 'repaired' });
		await desk.done(`claim_move/${claim.id}`, {
			from: 'repaired',
			to: 'handed_back',
			note: 'Words of a person',
		});
		await deletePerson(shop, person.id, shop.clock());
		const { rows } = await sql<{ words: number; pictures: number }>`select
				(select count(*) from service_requests t where t::text like '%Words of a person%')
				+ (select count(*) from claims t where t::text like '%Words of a person%')
				+ (select count(*) from claim_events t where t::text like '%Words of a person%')
				+ (select count(*) from audit_log t where t::text like '%Words of a person%') as words,
				(select count(*) from request_pictures where request_id = ${asked.json().id}) as pictures`.execute(
			db,
		);
		assert.deepEqual(
			rows.map(({ words, pictures }) => [Number(words), Number(pictures)]),
			[[0, 0]],
		);
	});
});
