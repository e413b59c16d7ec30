import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import type { AddressWire } from '@dukan/domain/people/accounts/address-book.api.ts';
import { MAX_ADDRESSES } from '@dukan/domain/people/accounts/address-book.ts';
import { sql } from 'kysely';
import { stockProducts } from '../../../testing/shop-books.ts';
import { type Shopper, signUpShopper } from '../../../testing/shopper.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('delivery addresses', async () => {
	const shop = await openTestShop({ after });
	const { db, app } = shop;
	const district = async (name: string) =>
		(await db.selectFrom('districts').select('id').where('name_en', '=', name).executeTakeFirstOrThrow()).id;
	const parahat = await district('Parahat 1');
	const mary = await district('Mary');
	let me: Shopper;
	let keys = 0;
	beforeEach(async () => {
		me = await signUpShopper(shop);
	});

	const add = (body: object, { by = me, key }: { by?: Shopper; key?: string } = {}) => {
		keys += 1;
		return by.call('POST', '/api/address_add', body, { 'idempotency-key': key ?? `address-${keys}` });
	};
	const list = async (by = me): Promise<AddressWire[]> =>
		(await by.call('GET', '/api/address_list')).json().rows;
	const shown = async () => (await list()).map(({ address, preset }) => [address, preset]);
	const home = { district_id: parahat, address: 'Parahat 1, jaý 12' };
	const work = { district_id: mary, address: 'Mollanepes 3' };

	test('ACCT-03 a person saves several addresses with their district; the newest is preset', async () => {
		const first = await add({ ...home, address: '  Parahat 1, jaý 12 ' });
		assert.equal(first.statusCode, 201, first.body);
		assert.deepEqual(
			[first.json().address, first.json().district.name_en, first.json().region.name_en],
			['Parahat 1, jaý 12', 'Parahat 1', 'Ashgabat'],
		);
		await add(work);
		assert.deepEqual(await shown(), [
			['Mollanepes 3', true],
			['Parahat 1, jaý 12', false],
		]);
		const page = (await me.call('GET', '/api/address_list?limit=1&offset=1')).json();
		assert.deepEqual([page.count, page.rows.length, page.rows[0].address], [2, 1, 'Parahat 1, jaý 12']);
	});

	test('ACCT-03 one of them is made preset, edited and deleted; there is always one preset', async () => {
		const { id } = (await add(home)).json();
		await add(work);
		const chosen = await me.call('POST', `/api/address_preset/${id}`);
		assert.deepEqual([chosen.statusCode, chosen.json().preset], [200, true]);
		assert.deepEqual(
			(await list()).map(({ preset }) => preset),
			[true, false],
		);
		const edited = await me.call('POST', `/api/address_update/${id}`, { ...home, address: 'Parahat 1, 14' });
		assert.deepEqual([edited.json().address, edited.json().preset], ['Parahat 1, 14', true]);
		assert.equal((await me.call('POST', `/api/address_delete/${id}`)).statusCode, 204);
		assert.equal((await me.call('POST', `/api/address_delete/${id}`)).statusCode, 404);
		assert.deepEqual(await shown(), [['Mollanepes 3', true]]);
	});

	test('ACCT-03 S11 no one but the person sees, changes or deletes an address', async () => {
		const { id } = (await add(home)).json();
		const other = await signUpShopper(shop);
		assert.deepEqual(await list(other), []);
		for (const call of ['address_update', 'address_preset', 'address_delete']) {
			const response = await other.call('POST', `/api/${call}/${id}`, work);
			assert.equal(response.statusCode, 404, call);
			assert.equal((await app.inject({ method: 'POST', url: `/api/${call}/${id}` })).statusCode, 401, call);
		}
		assert.deepEqual(await shown(), [['Parahat 1, jaý 12', true]]);
	});

	test('ACCT-03 R4 the same key gives the same address again, with another body it is refused', async () => {
		const first = await add(home, { key: 'the-same-key' });
		const again = await add(home, { key: 'the-same-key' });
		assert.deepEqual([again.statusCode, again.json()], [200, first.json()]);
		const other = await add(work, { key: 'the-same-key' });
		assert.deepEqual([other.statusCode, other.json().code], [409, 'idempotency_mismatch']);
		const without = await me.call('POST', '/api/address_add', work);
		assert.deepEqual(without.json().errors, [{ field: 'Idempotency-Key', code: 'required' }]);
		assert.equal((await list()).length, 1);
	});

	test('ACCT-03 what is wrong is named by field; the same address is not saved twice', async () => {
		const wrong = await add({ district_id: 999_999, address: 'x' });
		assert.deepEqual(
			[wrong.statusCode, wrong.json().errors],
			[
				400,
				[
					{ field: 'district_id', code: 'unknown' },
					{ field: 'address', code: 'address_length' },
				],
			],
		);
		await add(home);
		const { id } = (await add(work)).json();
		assert.equal((await add({ ...home, address: 'PARAHAT 1, JAÝ 12' })).json().code, 'already_exists');
		const same = await me.call('POST', `/api/address_update/${id}`, home);
		assert.deepEqual([same.statusCode, same.json().code], [409, 'already_exists']);
	});

	test('ACCT-03 a person saves at most 20, also with many calls at once', async () => {
		const responses = await Promise.all(
			Array.from({ length: MAX_ADDRESSES + 3 }, (_, index) =>
				add({ ...home, address: `Parahat 1, ${index}00` }),
			),
		);
		const refused = responses.filter(({ statusCode }) => statusCode !== 201);
		assert.deepEqual(
			refused.map((response) => [response.statusCode, response.json().code]),
			Array.from({ length: 3 }, () => [409, 'address_limit']),
		);
		assert.equal((await list()).length, MAX_ADDRESSES);
	});

	describe('orders', () => {
		beforeEach(async () => {
			await stockProducts(db, [1], 1000);
			await sql`update products set price_tenge = 100000, on_sale = false, sale_price_tenge = null,
				unit_factor = 1, limited = false, purchase_limit = 0, single_only = false where id = 1`.execute(db);
		});
		const order = async (place: object) => {
			const placed = await me.order({ items: [{ p_id: 1, quantity: 1 }], expected_total: 1000, ...place });
			assert.equal(placed.statusCode, 201, placed.body);
		};
		const courier = { delivery: 'courier', slot: { date: '2026-11-17', id: 1 } } as const;

		test('ACCT-03 an order saves its address with the district and presets it; a pickup saves none', async () => {
			await order({});
			assert.deepEqual(await list(), []);
			await order({ ...courier, ...home });
			await add(work);
			await order({ ...courier, ...home, address: ' parahat 1, jaý 12' });
			assert.deepEqual(await shown(), [
				['Parahat 1, jaý 12', true],
				['Mollanepes 3', false],
			]);
			assert.equal((await list())[0]?.district?.id, parahat);
		});

		test('ACCT-03 with 20 addresses an order still goes through and saves no further one', async () => {
			await sql`insert into delivery_addresses (user_id, district_id, address, choice)
				select ${me.id}, ${mary}, 'Mollanepes ' || n, n from generate_series(1, ${MAX_ADDRESSES}) n`.execute(
				db,
			);
			await order({ ...courier, ...home });
			const addresses = await list();
			assert.deepEqual([addresses.length, addresses[0]?.address], [MAX_ADDRESSES, 'Mollanepes 20']);
		});
	});

	test('ACCT-03 an address stays when its district goes, and goes with the person', async () => {
		const { rows } = await sql<{ id: number }>`insert into districts
			select (jsonb_populate_record(d, '{"id": 9001, "name_en": "Gone"}')).* from districts d where d.id = ${mary}
			returning id`.execute(db);
		await add({ district_id: rows[0]?.id, address: 'Köne köçe 5' });
		await sql`delete from districts where id = 9001`.execute(db);
		const [left] = await list();
		assert.deepEqual([left?.address, left?.district, left?.region], ['Köne köçe 5', null, null]);
		await sql`delete from users where id = ${me.id}`.execute(db);
		const kept = await sql`select from delivery_addresses where user_id = ${me.id}`.execute(db);
		assert.equal(kept.rows.length, 0);
	});
});
