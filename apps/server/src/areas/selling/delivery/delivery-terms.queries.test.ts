import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { openTestShop } from '../../../testing/test-shop.ts';
import { readDeliveryTerms } from './delivery-terms.queries.ts';

describe('delivery terms', async () => {
	const { db } = await openTestShop({ after });

	test('CAT-03 every district belongs to one zone with its price, and the shop’s own region comes first', async () => {
		const { zones, homeRegion } = await readDeliveryTerms(db);
		const districts = await db.selectFrom('districts').select(['id', 'name_en', 'zone']).execute();
		assert.deepEqual(
			zones.flatMap(({ districtIds }) => districtIds).toSorted((a, b) => a - b),
			districts.map(({ id }) => id).toSorted((a, b) => a - b),
		);
		assert.equal(homeRegion?.name.en, 'Ashgabat');
		assert.deepEqual(
			{ ...homeRegion?.zone, districtIds: undefined },
			{
				priceTenge: 2000,
				freeFromTenge: 50_000,
				minDays: 0,
				maxDays: 1,
				express: { priceTenge: 4000, minutes: 90 },
				districtIds: undefined,
			},
		);
		const mary = districts.find(({ name_en }) => name_en === 'Mary');
		const province = zones.find(({ districtIds }) => mary && districtIds.includes(mary.id));
		assert.equal(province?.priceTenge, 5000);
		assert.equal(province?.express, undefined);
	});
});
