import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { BUILD_SLOTS } from '@dukan/domain/pc-builder/build-slots.ts';
import { sitAtDesk } from '../../testing/staff-desk.ts';
import { openTestShop } from '../../testing/test-shop.ts';

describe('parts of the PC builder', async () => {
	const shop = await openTestShop({ after });
	const read = async () => {
		await shop.settled();
		const shows = new Set<string>();
		return { parts: await shop.readShop({ db: shop.db }, shows).buildParts(), shows };
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
		await desk.done('subcategories_update/306', { build_slot: null });
		assert.ok(!(await read()).parts.some(({ slot }) => slot === 'case'));
		assert.equal(
			await desk.refused('subcategories_update/306', { build_slot: 'engine' }),
			'invalid_input build_slot',
		);
		await desk.done('subcategories_update/306', { build_slot: 'case' });
		assert.ok((await read()).parts.some(({ slot }) => slot === 'case'));
	});
});
