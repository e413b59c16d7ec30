import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { BUILD_SLOTS } from '@dukan/domain/goods/structure/build-slots.ts';
import { sql } from 'kysely';
import { sitAtDesk } from '../../../testing/staff-desk.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

describe('parts of the PC builder', async () => {
	const shop = await openTestShop({ after });
	const read = async (chosenIds: readonly number[] = []) => {
		await shop.settled();
		const shows = new Set<string>();
		return { parts: await shop.readShop({ db: shop.db }, shows).buildParts(chosenIds), shows };
	};

	test('CHOOSE-06 every slot has its parts, with the attributes that the rules read', async () => {
		const { parts, shows } = await read();
		const slots = Map.groupBy(parts, ({ slot }) => slot);
		assert.deepEqual([...slots.keys()].toSorted(), [...BUILD_SLOTS].toSorted());
		const processor = slots.get('processor')?.find(({ p_name_en }) => p_name_en.includes('Ryzen 5 7600'));
		assert.deepEqual(processor?.attributes, { socket: 'AM5', tdp: 65, integratedGraphics: true });
		assert.ok(shows.has('subcategories') && shows.has(`product:${processor?.p_id}`));
	});

	test('CHOOSE-06 staff say which part of a computer the goods of a sub-category are', async () => {
		const desk = await sitAtDesk(shop, 'content');
		await desk.done('subcategories_update/306', { buildSlot: null });
		assert.ok(!(await read()).parts.some(({ slot }) => slot === 'case'));
		assert.equal(
			await desk.refused('subcategories_update/306', { buildSlot: 'engine' }),
			'invalid_input buildSlot',
		);
		await desk.done('subcategories_update/306', { buildSlot: 'case' });
		assert.ok((await read()).parts.some(({ slot }) => slot === 'case'));
	});
	test('CHOOSE-06 of very many parts some of each price are read, and always those that are chosen', async () => {
		const few = (await read()).parts.filter(({ slot }) => slot === 'processor');
		const [model] = few;
		assert.ok(model);
		await sql`insert into products (name_en, category_id, subcategory_id, brand_id, price_tenge)
			select 'Many ' || n, p.category_id, p.subcategory_id, p.brand_id, 100000 + n * 1000
			from generate_series(1, 400) n, products p where p.id = ${model.p_id}`.execute(shop.db);
		await sql`update product_stock set quantity = 5 from products p
			where p.id = product_id and p.name_en like 'Many %'`.execute(shop.db);
		const all = await sql<{
			id: number;
		}>`select id from products where name_en like 'Many %' order by id`.execute(shop.db);
		const leftOut = async (ids: number[]) => {
			const { parts } = await read(ids);
			const processors = parts.filter(({ slot }) => slot === 'processor');
			const found = new Set(processors.map(({ p_id }) => p_id));
			return { processors, missing: all.rows.map(({ id }) => id).filter((id) => !found.has(id)) };
		};
		const { processors, missing } = await leftOut([]);
		assert.equal(processors.length, 150);
		assert.deepEqual(new Set(processors.map(({ slotCount }) => slotCount)), new Set([400 + few.length]));
		const prices = processors.map(({ p_price_1 }) => p_price_1).filter((price) => price < 5000);
		const gaps = prices.slice(1).map((price, index) => price - (prices[index] ?? 0));
		assert.ok(Math.max(...gaps) <= 40, `even over all prices: ${Math.max(...gaps)}`);
		const [chosen] = missing;
		assert.ok(chosen !== undefined);
		assert.ok(!(await leftOut([chosen])).missing.includes(chosen));
	});
});
