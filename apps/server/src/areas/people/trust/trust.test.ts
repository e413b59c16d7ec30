import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { StaffRole } from '@dukan/domain/staff/access/staff-rights.ts';
import { sql } from 'kysely';
import { HOUR_MS } from '../../../platform/clock.ts';
import { grabGoods } from '../../../testing/grab-goods.ts';
import { stockUp } from '../../../testing/order-rounds.ts';
import { people } from '../../../testing/people.ts';
import { type Shopper, signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

/** Makes an order that only a limit of trust can refuse. A piece costs 100 manat. */
const items = (p_id: number, quantity: number) => ({
	items: [{ p_id, quantity }],
	expected_total: quantity * 100,
});

describe('S18 trust by degrees', async () => {
	const shop = await openTestShop({ after });
	const { db, time } = shop;
	const stranger = () => signUpShopper(shop, { known: false });
	const codeOf = async (answer: ReturnType<Shopper['order']>) => {
		const given = await answer;
		return given.statusCode === 201 ? 'placed' : given.json().code;
	};
	const complete = (shopper: Shopper, count = 1) =>
		sql`update orders set status = 'completed' where id in
			(select id from orders where user_id = ${shopper.id} and status = 'pending' limit ${count})`.execute(
			db,
		);

	test('ACCT-01 S18 an ordinary first order passes; a large one asks for the code and says what is allowed', async () => {
		await stockUp(db, [101, 102], 1000);
		const shopper = await stranger();
		assert.equal(await codeOf(shopper.order(items(101, 3))), 'placed');
		const refused = await shopper.order(items(101, 8));
		assert.equal(refused.statusCode, 409);
		const { code, trust } = refused.json();
		assert.deepEqual(
			[code, trust],
			[
				'phone_unconfirmed',
				{
					degree: 'unconfirmed',
					limit: 'pieces',
					allowed: { open_orders: 2, pieces: 10, lines: 10, sum: 20_000, orders_per_hour: 5 },
				},
			],
		);
		const muchMore = await shopper.order(items(101, 31));
		assert.deepEqual([muchMore.json().code, muchMore.json().trust.limit], ['trust_limit', 'pieces']);
		assert.equal(await codeOf(shopper.order(items(101, 7))), 'placed');
		assert.equal(await codeOf(shopper.order(items(101, 1))), 'phone_unconfirmed');
	});

	test('S18 with a confirmed phone more is allowed, after completed orders more again', async () => {
		await stockUp(db, [103], 1000);
		const shopper = await stranger();
		await sql`update users set phone_confirmed_at = now() where id = ${shopper.id}`.execute(db);
		assert.equal(await codeOf(shopper.order(items(103, 30))), 'placed');
		const refused = await shopper.order(items(103, 1));
		assert.deepEqual([refused.json().code, refused.json().trust.degree], ['trust_limit', 'confirmed']);
		await complete(shopper);
		assert.equal(await codeOf(shopper.order(items(103, 100))), 'placed');
		assert.equal(await codeOf(shopper.order(items(103, 1))), 'trust_limit');
		assert.equal(await codeOf((await signUpShopper(shop)).order(items(103, 500))), 'placed');
	});

	test('S18 cancelled orders count for the hour, and an hour later no more', async () => {
		await stockUp(db, [104], 1000);
		const shopper = await stranger();
		for (let round = 0; round < 5; round += 1) {
			const placed = await shopper.order(items(104, 1));
			assert.equal(placed.statusCode, 201, placed.body);
			const { id } = placed.json().order;
			const cancelled = await shopper.call('POST', `/api/order_cancel/${id}`, { reason: 'other' });
			assert.equal(cancelled.statusCode, 200);
		}
		const sixth = await shopper.order(items(104, 1));
		assert.deepEqual([sixth.json().code, sixth.json().trust.limit], ['phone_unconfirmed', 'orders_per_hour']);
		await sql`update users set phone_confirmed_at = now() where id = ${shopper.id}`.execute(db);
		for (let round = 0; round < 5; round += 1) {
			const { id } = (await shopper.order(items(104, 1))).json().order;
			await shopper.call('POST', `/api/order_cancel/${id}`, { reason: 'other' });
		}
		const last = await shopper.order(items(104, 1));
		assert.deepEqual([last.json().code, last.json().trust.limit], ['trust_limit', 'orders_per_hour']);
		time.pass(HOUR_MS);
		assert.equal(await codeOf(shopper.order(items(104, 1))), 'placed');
	});

	test('S18 unconfirmed people hold half of a product together, also when all order at once', async () => {
		await stockUp(db, [105, 106], 11);
		const crowd = await Promise.all(Array.from({ length: 20 }, () => stranger()));
		const answers = await Promise.all(crowd.map((shopper) => codeOf(shopper.order(items(105, 1)))));
		assert.equal(answers.filter((answer) => answer === 'placed').length, 5);
		assert.equal(answers.filter((answer) => answer === 'phone_unconfirmed').length, 15);
		const buyer = await signUpShopper(shop);
		assert.equal(
			await codeOf(buyer.order(items(105, 6))),
			'placed',
			'the other half is for people the shop knows',
		);
		const first = crowd[answers.indexOf('placed')] as Shopper;
		await sql`update users set phone_confirmed_at = now() where id = ${first.id}`.execute(db);
		await stockUp(db, [105], 2);
		assert.equal(await codeOf((await stranger()).order(items(105, 1))), 'phone_unconfirmed');
	});
});

describe('S18 the settings of trust', async () => {
	const shop = await openTestShop({ after });
	const { app, db, clock } = shop;
	const desk = async (role: StaffRole) => {
		const { cookie, id } = await signInStaff(db, clock(), role);
		return {
			id,
			read: async () => (await app.inject({ url: '/api/staff/trust_rules', headers: { cookie } })).json(),
			change: (payload: object) =>
				app.inject({ method: 'POST', url: '/api/staff/trust_rules_update', headers: { cookie }, payload }),
		};
	};

	test('ACCT-01 S17 S18 a manager changes limits and periods; they hold from the next order on, and the log has both', async () => {
		const manager = await desk('manager');
		const rules = await manager.read();
		const few = { ...rules.limits.unconfirmed, pieces: 1 };
		const changed = { ...rules, pendingHours: 12, limits: { ...rules.limits, unconfirmed: few } };
		assert.equal((await (await desk('operator')).change(changed)).statusCode, 403);
		assert.equal((await manager.change(changed)).statusCode, 204);
		assert.deepEqual(await manager.read(), changed);
		await stockUp(db, [107], 100);
		const shopper = await signUpShopper(shop, { known: false });
		assert.equal((await shopper.order(items(107, 2))).json().trust.allowed.pieces, 1);
		const log = await sql<{ subject: string; key: string; after: object }>`select subject, key, after
			from audit_log where staff_id = ${manager.id} order by id`.execute(db);
		assert.deepEqual(log.rows, [
			{ subject: 'trust_rules', key: 'true', after: { pending_hours: 12 } },
			{ subject: 'trust_limits', key: 'unconfirmed', after: { pieces: 1 } },
		]);
	});

	test('S18 two people change different limits of a degree, and both stay', async () => {
		const [manager, colleague] = [await desk('manager'), await desk('manager')];
		const rules = await manager.read();
		const answers = await Promise.all([
			manager.change({ limits: { buyer: { pieces: 77 } } }),
			colleague.change({ orderDataMonths: 7, limits: { buyer: { lines: 8 } } }),
		]);
		assert.deepEqual(
			answers.map(({ statusCode }) => statusCode),
			[204, 204],
		);
		const buyer = { ...rules.limits.buyer, pieces: 77, lines: 8 };
		assert.deepEqual(await manager.read(), {
			...rules,
			orderDataMonths: 7,
			limits: { ...rules.limits, buyer },
		});
	});

	test('S18 a setting out of bounds is refused by the name of its field', async () => {
		const manager = await desk('manager');
		const rules = await manager.read();
		const fields = async (payload: object) =>
			(await manager.change(payload)).json().errors.map(({ field }: { field: string }) => field);
		assert.deepEqual(await fields({ ...rules, pendingHours: 0 }), ['pendingHours']);
		const limits = { ...rules.limits, buyer: { ...rules.limits.buyer, sumTenge: 'much' } };
		assert.deepEqual(await fields({ ...rules, limits }), ['limits.buyer.sumTenge']);
	});
});

describe('S18 the attack of many accounts', async () => {
	const shop = await openTestShop({ after }, { env: { ADDRESS_LIMIT_FACTOR: '1' } });
	const { db } = shop;
	const { register } = people(shop);

	const heldPieces = async () => {
		const { rows } = await sql<{ held: number }>`select coalesce(sum(l.quantity), 0)::integer as held
			from order_lines l join orders o on o.id = l.order_id and o.status = 'pending'`.execute(db);
		return rows[0]?.held ?? 0;
	};
	const allPieces = async () => {
		const { rows } = await sql<{
			all: number;
		}>`select sum(quantity)::integer as all from product_stock`.execute(db);
		return rows[0]?.all ?? 0;
	};

	test('S18 two fresh accounts from one address hold at most 1 % of the pieces, and so do twenty', async () => {
		const all = await allPieces();
		const attack = async (accounts: number, first: number) => {
			for (let round = first; round < first + accounts; round += 1) {
				const { token, response } = await register({}, { remoteAddress: '203.0.113.7' });
				assert.equal(response.statusCode, 200, response.body);
				await grabGoods(shop, { token, remoteAddress: '203.0.113.7', round });
			}
		};
		await attack(2, 0);
		const ofTwo = await heldPieces();
		assert.ok(ofTwo > 0 && ofTwo <= all / 100, `${ofTwo} of ${all}`);
		await attack(18, 2);
		const ofMany = await heldPieces();
		assert.ok(ofMany > ofTwo && ofMany <= all / 100, `${ofMany} of ${all}`);
	});
});
