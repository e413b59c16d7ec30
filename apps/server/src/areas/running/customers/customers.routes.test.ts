import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type {
	CustomerRowWire,
	CustomerSessionWire,
	CustomerWire,
} from '@dukan/domain/running/customers/staff-customers.api.ts';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import type { StaffRole } from '@dukan/domain/staff/access/staff-rights.ts';
import type { StaffPage } from '@dukan/domain/staff/team/staff.api.ts';
import { sql } from 'kysely';
import { stockUp } from '../../../testing/order-rounds.ts';
import { people } from '../../../testing/people.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { until } from '../../../testing/until.ts';

describe('customers in the back-office', async () => {
	const shop = await openTestShop({ after });
	const { app, db, clock } = shop;
	const { register, sessions, signIn } = people(shop);
	const desk = async (role: StaffRole) => {
		const { cookie, id } = await signInStaff(db, clock(), role);
		return {
			id,
			get: (path: string) => app.inject({ url: `/api/staff/${path}`, headers: { cookie } }),
			post: (path: string, payload: object = {}) =>
				app.inject({ method: 'POST', url: `/api/staff/${path}`, headers: { cookie }, payload }),
			find: async (query: Record<string, string>) =>
				(
					await app.inject({ url: `/api/staff/customers?${new URLSearchParams(query)}`, headers: { cookie } })
				).json<StaffPage<CustomerRowWire>>(),
		};
	};
	const owner = await desk('owner');
	const operator = await desk('operator');

	test('S11 content staff may read no customer, operators may ban no one', async () => {
		const { token } = await register();
		const content = await desk('content');
		for (const path of ['customers', 'customer/1', 'customer_orders/1', 'customer_sessions/1'])
			assert.equal((await content.get(path)).statusCode, 403, path);
		for (const path of ['customer_ban/1', 'customer_unban/1', 'customer_sign_out/1'])
			for (const member of [content, operator])
				assert.equal((await member.post(path, { reason: 'why' })).statusCode, 403, path);
		assert.equal((await sessions(token)).statusCode, 200);
	});

	test('a customer is found by phone in any format, by a part of the name without its marks, and by number', async () => {
		const { phone } = await register({ u_name: 'Gülşat Öräýewa_100%' });
		const wanted = (await owner.find({ q: phone })).rows[0];
		assert.ok(wanted);
		const grouped = `${phone.slice(0, 1)} ${phone.slice(1, 3)}-${phone.slice(3, 5)}-${phone.slice(5)}`;
		for (const q of [
			`+993 6${grouped}`,
			`8 6${phone}`,
			`9936${phone}`,
			`6${phone}`,
			grouped,
			'gulsat',
			'ORAYEWA',
			'şat Ö',
			'wa_100%',
			String(wanted.id),
		]) {
			const { rows } = await owner.find({ q });
			assert.ok(
				rows.some(({ id }) => id === wanted.id),
				q,
			);
		}
		await register({ u_name: 'Сердар Оразов' });
		for (const q of ['serdar', 'сердар', 'Oraz'])
			assert.equal((await owner.find({ q })).rows[0]?.name, 'Сердар Оразов', q);
		for (const q of ['gulsatt', '__', `${phone}1`, '1".\'; drop table users; --'])
			assert.equal((await owner.find({ q })).count, 0, q);
	});

	test('S15 S17 an operator finds by a whole phone, is told a mask, and cannot guess the rest part by part', async () => {
		const { phone } = await register();
		const [mine] = (await operator.find({ q: phone })).rows;
		assert.equal(mine?.phone, `+993 6*****${phone.slice(-2)}`);
		assert.ok((await owner.find({ q: phone.slice(0, 6) })).rows.some(({ id }) => id === mine?.id));
		assert.ok(!(await operator.find({ q: phone.slice(0, 6) })).rows.some(({ id }) => id === mine?.id));
		// Sums of money may contain the same digits, so they are left out.
		const page = JSON.stringify({ ...(await operator.get(`customer/${mine?.id}`)).json(), trust: null });
		assert.ok(!page.includes(phone) && !page.includes(phone.slice(0, 4)), page);
		assert.match(
			(await owner.get(`customer/${mine?.id}`)).json<CustomerWire>().phone,
			/^\+993 6\d \d\d-\d\d-\d\d$/,
		);
	});

	test('orders count without cancelled ones, spent is what was handed out and not paid back, as the page of an order has it; the list sorts by all it shows', async () => {
		const shopper = await signUpShopper(shop);
		await stockUp(db, [21], 10);
		const totals = [100, 200, 300];
		for (const total of totals)
			await shopper.order({ items: [{ p_id: 21, quantity: total / 100 }], expected_total: total });
		await sql`update orders set status = 'cancelled', cancel_reason = 'other' where user_id = ${shopper.id}
			and subtotal_tenge = 20000`.execute(db);
		await sql`update orders set status = 'completed', refunded_tenge = 4000 where user_id = ${shopper.id}
			and subtotal_tenge = 30000`.execute(db);
		const best = (await owner.find({ sort: '-spent' })).rows[0];
		assert.deepEqual([best?.id, best?.orders, best?.spentTenge], [shopper.id, 2, 26_000]);
		const { rows } = (await owner.get(`customer_orders/${shopper.id}`)).json();
		assert.deepEqual(
			rows.map(({ status, totalTenge }: { status: string; totalTenge: number }) => [status, totalTenge]),
			[
				['completed', 30_000],
				['cancelled', 20_000],
				['pending', 10_000],
			],
		);
		assert.equal((await owner.get(`order/${rows[0].id}`)).json<StaffOrderWire>().customer.spentTenge, 260_00);
		const values = (sort: string, of: (row: CustomerRowWire) => number | string) =>
			owner.find({ sort, limit: '200' }).then((found) => found.rows.map(of));
		const compare = new Intl.Collator('und').compare;
		for (const [name, of] of [
			['registered', (row: CustomerRowWire) => row.registeredAt],
			['name', (row: CustomerRowWire) => row.name],
			['orders', (row: CustomerRowWire) => row.orders],
			['spent', (row: CustomerRowWire) => row.spentTenge],
		] as const) {
			const order = (a: number | string, b: number | string) =>
				typeof a === 'number'
					? a - Number(b)
					: name === 'name'
						? compare(a, String(b))
						: a < b
							? -1
							: a > b
								? 1
								: 0;
			const up = await values(name, of);
			assert.ok(up.length > 3);
			assert.deepEqual(up, up.toSorted(order), name);
			assert.deepEqual(await values(`-${name}`, of), up.toReversed(), name);
		}
	});

	test('GEN-03 names stand in the order of the Turkmen alphabet: Ä after E, Ş after S', async () => {
		const word = 'Tertipli';
		for (const name of ['Şöhrat', 'Äşe', 'Suraý', 'Eziz', 'Aýna', 'Toýly'])
			await register({ u_name: `${name} ${word}` });
		const { rows } = await owner.find({ q: word, sort: 'name' });
		assert.deepEqual(
			rows.map(({ name }) => name.split(' ')[0]),
			['Aýna', 'Eziz', 'Äşe', 'Suraý', 'Şöhrat', 'Toýly'],
		);
	});

	test('S7 S17 a ban needs its reason, refuses the next request, ends the sessions and is written down', async () => {
		const { phone, token } = await register();
		const [customer] = (await owner.find({ q: phone })).rows;
		const path = (what: string) => `customer_${what}/${customer?.id}`;
		for (const reason of ['', '   '])
			assert.equal((await owner.post(path('ban'), { reason })).json().errors[0].field, 'reason');
		assert.equal((await sessions(token)).statusCode, 200);
		assert.equal((await owner.post(path('ban'), { reason: 'Orders and never opens' })).statusCode, 204);
		assert.equal((await sessions(token)).statusCode, 401);
		assert.deepEqual(
			(await owner.find({ banned: 'yes' })).rows.map(({ id }) => id),
			[customer?.id],
		);
		assert.equal(
			(await owner.get(`customer/${customer?.id}`)).json<CustomerWire>().banNote,
			'Orders and never opens',
		);
		assert.equal((await signIn(phone, 'gyzyl alma')).response.json().bann, true);
		assert.equal((await owner.post(path('unban'), { reason: 'Apologised' })).statusCode, 204);
		assert.equal((await sessions(token)).statusCode, 401);
		const again = await signIn(phone, 'gyzyl alma');
		assert.equal((await sessions(String(again.response.json().token))).statusCode, 200);
		const log = await db
			.selectFrom('audit_log')
			.selectAll()
			.where('subject', '=', 'users')
			.orderBy('id')
			.execute();
		assert.deepEqual(
			log.map(({ staff_id, key, before, after }) => [staff_id, key, before, after]),
			[
				[
					owner.id,
					String(customer?.id),
					{ banned: false, ban_note: '' },
					{ banned: true, ban_note: 'Orders and never opens' },
				],
				[
					owner.id,
					String(customer?.id),
					{ banned: true, ban_note: 'Orders and never opens' },
					{ banned: false, ban_note: 'Apologised' },
				],
			],
		);
		assert.equal((await owner.post('customer_ban/99999999', { reason: 'nobody' })).statusCode, 404);
	});

	test('S18 one press bans a person and cancels all they hold; the page says how far they are trusted, and why', async () => {
		await stockUp(db, [22], 20);
		const shopper = await signUpShopper(shop, { known: false });
		for (const quantity of [2, 3])
			await shopper.order({ items: [{ p_id: 22, quantity }], expected_total: quantity * 100 });
		const shown = (await operator.get(`customer/${shopper.id}`)).json<CustomerWire>();
		assert.deepEqual(shown.trust, {
			degree: 'unconfirmed',
			phoneConfirmed: false,
			completedOrders: 0,
			openOrders: 2,
			pieces: 5,
			sumTenge: 50_000,
			allowed: { openOrders: 2, pieces: 10, sumTenge: 2_000_000 },
		});
		const body = { reason: 'Orders for others', cancelOrders: true };
		assert.equal((await operator.post(`customer_ban/${shopper.id}`, body)).statusCode, 403);
		assert.equal((await owner.post(`customer_ban/${shopper.id}`, body)).statusCode, 204);
		const after = (await owner.get(`customer/${shopper.id}`)).json<CustomerWire>();
		assert.deepEqual([after.banned, after.trust.openOrders], [true, 0]);
		const { rows } = await sql<{ quantity: number }>`select quantity from product_stock
			where product_id = 22`.execute(db);
		assert.deepEqual(rows, [{ quantity: 20 }]);
		assert.equal((await owner.post(`customer_unban/${shopper.id}`, { reason: 'Talked' })).statusCode, 204);
	});

	test('S17 S18 a leader vouches for a person: no limits from then on, and the log says who', async () => {
		await stockUp(db, [23], 1000);
		const shopper = await signUpShopper(shop, { known: false });
		const school = { items: [{ p_id: 23, quantity: 60 }], expected_total: 6000 };
		assert.equal((await shopper.order(school)).statusCode, 409);
		const path = `customer_vouch/${shopper.id}`;
		assert.equal((await operator.post(path, { vouched: true })).statusCode, 403);
		assert.equal((await owner.post(path, { vouched: true })).statusCode, 204);
		const placed = await shopper.order(school);
		assert.equal(placed.statusCode, 201, placed.body);
		const beside = await operator.get(`order/${placed.json().order.id}`);
		const { trust } = beside.json().customer;
		assert.deepEqual([trust.degree, trust.pieces, trust.allowed], ['vouched', 60, null]);
		assert.equal((await owner.post(path, { vouched: false })).statusCode, 204);
		const shown = (await owner.get(`customer/${shopper.id}`)).json<CustomerWire>();
		assert.equal(shown.trust.degree, 'unconfirmed');
		const log = await db
			.selectFrom('audit_log')
			.select(['staff_id', 'action', 'after'])
			.where('subject', '=', 'users')
			.where('key', '=', String(shopper.id))
			.orderBy('id')
			.execute();
		assert.deepEqual(
			log.map(({ staff_id, action, after: now }) => [staff_id, action, Object.keys(now ?? {})]),
			[
				[owner.id, 'update', ['vouched_at']],
				[owner.id, 'update', ['vouched_at']],
			],
		);
		assert.equal((await owner.post('customer_vouch/99999999', { vouched: true })).statusCode, 404);
	});

	test('ACCT-03 staff see a customer’s delivery addresses, the preset one first', async () => {
		const shopper = await signUpShopper(shop);
		for (const [index, address] of ['Parahat 7, jaý 12', 'Bitarap şaýoly 5'].entries()) {
			const body = { district_id: index + 1, address };
			const headers = { 'idempotency-key': `address-of-customer-${index}` };
			assert.equal((await shopper.call('POST', '/api/address_add', body, headers)).statusCode, 201);
		}
		const { addresses } = (await operator.get(`customer/${shopper.id}`)).json<CustomerWire>();
		assert.deepEqual(
			addresses.map(({ address, preset, district }) => [address, preset, district?.id]),
			[
				['Bitarap şaýoly 5', true, 2],
				['Parahat 7, jaý 12', false, 1],
			],
		);
	});

	test('S7 staff end one session or all; no one else’s session ends with a wrong number', async () => {
		const { phone, token } = await register();
		const other = await register();
		const second = String((await signIn(phone, 'gyzyl alma')).response.json().token);
		const [customer] = (await owner.find({ q: phone })).rows;
		const list = async () =>
			(await owner.get(`customer_sessions/${customer?.id}`)).json<StaffPage<CustomerSessionWire>>();
		const [newest] = (await list()).rows;
		const [stranger] = (await owner.find({ q: other.phone })).rows;
		const end = (id: number | undefined, body: object) => owner.post(`customer_sign_out/${id}`, body);
		assert.equal((await end(stranger?.id, { session: newest?.id })).statusCode, 404);
		assert.equal((await end(customer?.id, { session: newest?.id })).statusCode, 204);
		assert.deepEqual([(await sessions(second)).statusCode, (await sessions(token)).statusCode], [401, 200]);
		assert.equal((await end(customer?.id, {})).statusCode, 204);
		assert.equal((await sessions(token)).statusCode, 401);
		assert.equal((await list()).count, 0);
		assert.equal((await sessions(other.token)).statusCode, 200);
		const noted = await db.selectFrom('audit_log').selectAll().where('subject', '=', 'sessions').execute();
		assert.deepEqual(
			noted.map(({ key, staff_id }) => [key, staff_id]),
			[
				[String(customer?.id), owner.id],
				[String(customer?.id), owner.id],
			],
		);
	});

	test('S7 S18 an order that waits for a ban is refused, and none is left open', async () => {
		await stockUp(db, [1], 100);
		const shopper = await signUpShopper(shop);
		const untilWaiting = (count: number) =>
			until(async () => {
				const { rows } = await sql`select from pg_stat_activity
					where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
				return rows.length === count;
			});
		const placing = await db.transaction().execute(async (trx) => {
			await sql`select from users where id = ${shopper.id} for no key update`.execute(trx);
			const ban = owner.post(`customer_ban/${shopper.id}`, { reason: 'Prank', cancelOrders: true });
			await untilWaiting(1);
			const order = shopper.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 });
			await untilWaiting(2);
			return { ban, order };
		});
		assert.equal((await placing.ban).statusCode, 204);
		const { statusCode, json } = await placing.order;
		assert.deepEqual([statusCode, json().code], [403, 'banned']);
		const { rows } = await sql`select from orders where user_id = ${shopper.id}`.execute(db);
		assert.equal(rows.length, 0);
	});

	test('S18 DESK-12 a ban that stopped half-way and is pressed again cancels what is left', async () => {
		const { cookie } = await signInStaff(db, clock(), 'manager');
		const shopper = await signUpShopper(shop);
		const orders = [];
		for (let left = 3; left > 0; left -= 1)
			orders.push(
				(await shopper.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 100 })).json().order,
			);
		await sql`create function fail_second() returns trigger language plpgsql as $$ begin
			if new.order_id = ${sql.lit(orders[1].id)} then raise exception 'away' using errcode = 'query_canceled'; end if;
			return new; end $$`.execute(db);
		await sql`create trigger fail_second before insert on order_events
			for each row execute function fail_second()`.execute(db);
		const ban = () =>
			app.inject({
				method: 'POST',
				url: `/api/staff/customer_ban/${shopper.id}`,
				headers: { cookie, 'idempotency-key': 'ban-pressed-twice' },
				payload: { reason: 'Prank', cancelOrders: true },
			});
		assert.equal((await ban()).statusCode, 503);
		await sql`drop trigger fail_second on order_events`.execute(db);
		assert.equal((await ban()).statusCode, 204);
		const { rows } = await sql`select from orders where user_id = ${shopper.id}
			and status <> 'cancelled'`.execute(db);
		assert.equal(rows.length, 0);
	});
});
