import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ProductListWire } from '@dukan/domain/goods/lists/lists.api.ts';
import { openTestShop } from '../../testing/test-shop.ts';
import { insertFamilies } from './insert-families.ts';

test('CHOOSE-01 the demo families: every list counts as many cards as it shows, and no family twice', async (t) => {
	const { app, db } = await openTestShop(t);
	await insertFamilies(db);
	await insertFamilies(db);
	const brands = (await app.inject('/api/brand_list')).json() as { id: number; count: number }[];
	const families = new Set<number>();
	for (const { id, count } of brands) {
		const { rows, count: counted }: ProductListWire = (
			await app.inject(`/api/brand_show/${id}?limit=100`)
		).json();
		assert.equal(counted, count);
		assert.equal(rows.length, Math.min(100, count));
		for (const { family } of rows) {
			if (!family) continue;
			assert.ok(!families.has(family.id));
			families.add(family.id);
		}
	}
	assert.ok(families.size >= 15, String(families.size));
});
