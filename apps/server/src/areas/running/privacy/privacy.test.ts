import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { formatPhone } from '@dukan/domain/base/text/phone.ts';
import type { CashWire } from '@dukan/domain/money/cash/cash.api.ts';
import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { sql } from 'kysely';
import { deleteExpired } from '../../../main/jobs.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { stockUp } from '../../../testing/order-rounds.ts';
import { PASSWORD, people } from '../../../testing/people.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { putSms } from '../../shop/sms/sms-outbox.queries.ts';
import { deletePerson } from './delete-person.ts';

describe('ACCT-02 S26 personal data', async () => {
	const shop = await openTestShop({ after }, { env: { ADDRESS_LIMIT_FACTOR: '1000' } });
	const { app, db, time } = shop;
	const { register, post, show, signIn } = people(shop);
	const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
	const name = 'Ogulgerek Taýlyýewa';
	const address = 'Bitarap Türkmenistan şaýoly 77, Aşgabat';
	const order = async (token: string, phone: string, key: string) => {
		const answer = await post(
			'/api/order_add',
			{
				items: [{ p_id: 61, quantity: 1 }],
				delivery: 'pickup',
				address: '',
				payment: 'cash',
				name,
				phone,
				note: 'Ikinji gat',
				expected_total: 100,
			},
			{ headers: { authorization: `Bearer ${token}`, 'idempotency-key': `privacy-${key}` } },
		);
		assert.equal(answer.statusCode, 201, answer.body);
		return answer.json().order as { id: number; number: string };
	};
	const remove = (token: string, password = PASSWORD) =>
		post('/api/user_delete', { password }, bearer(token));
	/** Returns the names of the tables that contain a text. */
	const tablesWith = async (text: string) => {
		const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
			where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
		const found: string[] = [];
		for (const { name: table } of tables) {
			const { rows } =
				await sql`select from ${sql.table(table)} t where t::text like ${`%${text}%`} limit 1`.execute(db);
			if (rows.length > 0) found.push(table);
		}
		return found;
	};

	test('R10 a person asks for everything at most twenty times an hour', async () => {
		const { token } = await register();
		const ask = async () => (await app.inject({ url: '/api/user_export', ...bearer(token) })).statusCode;
		for (let asked = 0; asked < 20; asked += 1) assert.equal(await ask(), 200);
		assert.equal(await ask(), 429);
	});

	test('ACCT-02 S26 a person gets all that the shop holds as one document, not to be stored by caches', async () => {
		await stockUp(db, [61], 100);
		const { phone, token } = await register({ u_name: name, u_address_1: address });
		const { number } = await order(token, phone, 'export');
		await post('/api/favourite_sync', { add: [61], remove: [] }, bearer(token));
		const home = { district_id: 1, address: 'Görogly köçesi 12' };
		const key = { 'idempotency-key': 'privacy-address' };
		await post('/api/address_add', home, { headers: { ...bearer(token).headers, ...key } });
		for (const to of [phone, '5999998'])
			await putSms(db, { phone: to, text: 'Salam', expiresAt: time.now }, time.now);
		const answer = await app.inject({ url: '/api/user_export', ...bearer(token) });
		assert.equal(answer.statusCode, 200, answer.body);
		assert.match(String(answer.headers['content-disposition']), /^attachment/);
		assert.match(String(answer.headers['cache-control']), /no-store/);
		const data = answer.json();
		assert.deepEqual(
			[data.person.u_name, data.person.u_phone_1, data.person.u_address_1],
			[name, phone, address],
		);
		assert.deepEqual(
			data.orders.map((one: { number: string }) => one.number),
			[number],
		);
		assert.deepEqual(
			data.favourites.map((one: { p_id: number }) => one.p_id),
			[61],
		);
		assert.deepEqual(
			data.addresses.map((one: { address: string }) => one.address),
			[home.address],
		);
		assert.deepEqual([data.sessions.length, data.known_devices], [1, 1]);
		assert.equal(data.messages.length, 1, 'those to this phone alone');
		assert.ok(!answer.body.includes('password'));
	});

	test('ACCT-02 DESK-15 S26 calls that were asked for are among the data once the phone is the person’s own', async () => {
		const { phone, token } = await register({ u_name: name });
		const asked = await post('/api/call_me', { name: 'Maral', phone, items: '61:2' });
		assert.equal(asked.statusCode, 204, asked.body);
		const calls = async () =>
			(await app.inject({ url: '/api/user_export', ...bearer(token) })).json().call_requests;
		// Anyone may register a phone without confirming it, so the call may be somebody else's.
		assert.deepEqual(await calls(), []);
		await sql`update users set phone_confirmed_at = now() where phone = ${phone}`.execute(db);
		const [call, ...others] = await calls();
		assert.deepEqual(
			[call.name, call.status, call.items, others.length],
			['Maral', 'waiting', [{ p_id: 61, quantity: 2 }], 0],
		);
	});

	test('ACCT-02 S26 deleting takes the password, waits for open orders, and leaves orders without the person', async () => {
		const { phone, token } = await register({ u_name: name, u_address_1: address });
		const { id, number } = await order(token, phone, 'delete');
		const refused = await remove(token);
		assert.deepEqual([refused.statusCode, refused.json().code], [409, 'orders_open']);
		await sql`update orders set status = 'completed' where id = ${id}`.execute(db);
		await sql`insert into claims (order_id, product_id, complaint, at) values (${id}, 61, 'Açylmaýar', ${time.now})`.execute(
			db,
		);
		assert.equal((await remove(token)).json().code, 'orders_open', 'the shop has goods of this person');
		await sql`update claims set state = 'handed_back' where order_id = ${id}`.execute(db);
		const wrong = await remove(token, 'gyzyl nar');
		assert.deepEqual(wrong.json().errors, [{ field: 'password', code: 'password_wrong' }]);
		assert.equal((await remove(token)).statusCode, 204);
		assert.deepEqual(await show(token), { token: false });
		assert.deepEqual(await tablesWith(phone), []);
		assert.equal((await signIn(phone, PASSWORD)).answer.login, false);
		const { rows } = await sql<{ number: string; subtotal_tenge: string; name: string; phone: string }>`
			select number, subtotal_tenge, name, phone from orders where id = ${id}`.execute(db);
		assert.deepEqual(rows, [{ number, subtotal_tenge: '10000', name: '—', phone: '0000000' }]);
		const lines = await sql`select from order_lines where order_id = ${id}`.execute(db);
		assert.equal(lines.rows.length, 1);
		const again = await register({ u_phone_1: phone });
		assert.equal(again.response.statusCode, 200, 'the number is free again');
	});

	test('S26 nothing that staff wrote about the person stays, in the order or in the log of their changes', async () => {
		const secret = 'Taýlyýewanyň gyzy';
		const shopper = await signUpShopper(shop);
		const owner = await sitAtDesk(shop, 'owner');
		const bought = { items: [{ p_id: 61, quantity: 1 }] };
		const { id } = (await shopper.order({ ...bought, expected_total: 100 })).json().order;
		await owner.done(`order_note/${id}`, { text: secret });
		const { version } = await owner.read<{ version: number }>(`order/${id}`);
		const off = { discountTenge: 100, discountReason: secret };
		await owner.done(`order_edit/${id}`, {
			items: [{ productId: 61, quantity: 1 }],
			version,
			payment: 'cash',
			address: '',
			note: secret,
			...off,
		});
		await owner.done(`order_move/${id}`, { to: 'accepted' });
		await owner.done(`order_back/${id}`, { from: 'accepted', reason: secret });
		await owner.done(`order_move/${id}`, { to: 'cancelled', reason: 'prank', note: secret });
		await owner.done(`customer_ban/${shopper.id}`, { reason: secret });
		assert.deepEqual((await tablesWith(secret)).toSorted(), [
			'audit_log',
			'order_events',
			'order_notes',
			'orders',
			'users',
		]);
		await deletePerson(shop, shopper.id, time.now);
		assert.deepEqual(await tablesWith(secret), []);
	});

	test('S26 COUR-04 the cash book loses what was written about the person, and no sum', async () => {
		const secret = 'Taýlyýewa almady';
		const shopper = await signUpShopper(shop);
		const owner = await sitAtDesk(shop, 'owner');
		const ordered = await shopper.order({ items: [{ p_id: 61, quantity: 1 }], expected_total: 100 });
		const { id } = ordered.json().order;
		for (const to of ['accepted', 'on_delivery', 'completed']) await owner.done(`order_move/${id}`, { to });
		await owner.done(`order_back/${id}`, { from: 'completed', reason: secret });
		await owner.done(`order_move/${id}`, { to: 'completed' });
		const sums = async () =>
			(await sql`select id, amount_tenge from cash_entries order by id`.execute(db)).rows;
		const before = await sums();
		assert.ok((await tablesWith(secret)).includes('book_entries'));
		await deletePerson(shop, shopper.id, time.now);
		assert.deepEqual([await tablesWith(secret), await sums()], [[], before]);
	});

	test('S26 COUR-04 so does what names the order or the phone where the till was counted; other words stay', async () => {
		const secret = 'Taýlyýewa kem berdi';
		const shopper = await signUpShopper(shop);
		const owner = await sitAtDesk(shop, 'owner');
		const ordered = await shopper.order({ items: [{ p_id: 61, quantity: 1 }], expected_total: 100 });
		const { id, number, phone } = ordered.json().order as OrderWire;
		await owner.done(`order_move/${id}`, { to: 'cancelled', reason: 'prank', note: '' });
		const other = { amountTenge: 500, reason: 'Chair for K7M2-94QX' };
		await owner.done('cash_other', other);
		await owner.done('cash_other', {
			...other,
			reason: `${number.toLowerCase().replace('-', ' ')}: ${secret}`,
		});
		const { today, tillTenge } = await owner.read<CashWire>('cash');
		const count = { day: today, expectedTenge: tillTenge, countedTenge: tillTenge + 100 };
		await owner.done('cash_close', { ...count, reason: `${formatPhone(phone)} ${secret}` });
		assert.deepEqual((await tablesWith(secret)).toSorted(), ['audit_log', 'book_entries', 'cash_closings']);
		await deletePerson(shop, shopper.id, time.now);
		assert.deepEqual(await tablesWith(secret), []);
		assert.deepEqual(await tablesWith(other.reason), ['book_entries']);
		assert.equal((await owner.read<CashWire>('cash')).tillTenge, tillTenge + 100);
	});

	test('S26 a ban survives the account as a hash of the phone', async () => {
		const { phone } = await register();
		await sql`update users set banned = true where phone = ${phone}`.execute(db);
		const { id } = await db
			.selectFrom('users')
			.select('id')
			.where('phone', '=', phone)
			.executeTakeFirstOrThrow();
		await deletePerson(shop, id, time.now);
		assert.deepEqual(await tablesWith(phone), []);
		assert.equal((await register({ u_phone_1: phone })).response.statusCode, 403);
	});

	test('S26 after the set time old orders lose the person, and unused accounts go', async () => {
		const buyer = await register({ u_name: name });
		const { id } = await order(buyer.token, buyer.phone, 'old');
		await sql`update orders set status = 'completed' where id = ${id}`.execute(db);
		const unused = await register();
		await sql`update trust_rules set order_data_months = 3, unused_account_months = 2`.execute(db);
		const has = async (phone: string) =>
			(await db.selectFrom('users').select('id').where('phone', '=', phone).execute()).length === 1;
		const nameOf = async () =>
			(await sql<{ name: string }>`select name from orders where id = ${id}`.execute(db)).rows[0]?.name;
		time.pass(50 * DAY_MS);
		await deleteExpired(shop);
		assert.deepEqual([await nameOf(), await has(unused.phone)], [name, true]);
		time.pass(50 * DAY_MS);
		await deleteExpired(shop);
		assert.deepEqual([await nameOf(), await has(unused.phone), await has(buyer.phone)], ['—', false, true]);
	});

	test('ACCT-02 PRICE-03 what a promotion gave to people who are deleted stays in the books', async () => {
		await sql`insert into promotions (name_en, kind, percent, product_ids) values ('Half', 'percent', 50, '{62}')`.execute(
			db,
		);
		await stockUp(db, [62], 10);
		const shopper = await signUpShopper(shop);
		const placed = await shopper.order({ items: [{ p_id: 62, quantity: 1 }], expected_total: 50 });
		assert.equal(placed.statusCode, 201, placed.body);
		await shopper.call('POST', `/api/order_cancel/${placed.json().order.id}`, { reason: 'other' });
		const uses = async () =>
			(
				await sql`select u.discount_tenge::integer as tenge from promotion_uses u
					join promotions p on p.id = u.promotion_id where p.product_ids = '{62}'`.execute(db)
			).rows;
		await deletePerson(shop, shopper.id, time.now);
		assert.deepEqual(await uses(), [{ tenge: 5000 }]);
	});
});
