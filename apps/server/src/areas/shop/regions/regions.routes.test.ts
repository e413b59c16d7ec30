import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { openTestShop } from '../../../testing/test-shop.ts';

type Region = {
	id: number;
	regions: string;
	districts: { name_en: string; delivery: boolean; express: boolean }[];
};

describe('regions', async () => {
	const { app } = await openTestShop({ after });
	const regions = async (cookie?: string): Promise<Region[]> =>
		(await app.inject({ url: '/api/all/regions', headers: cookie ? { cookie } : {} })).json().data;

	test('API-01 all/regions answers data with id, regions and districts', async () => {
		const list = await regions();
		assert.equal(list.length, 7);
		assert.deepEqual(Object.keys(list[0] ?? {}), [
			'id',
			'regions',
			'regions_en',
			'regions_ru',
			'regions_tm',
			'districts',
		]);
		assert.deepEqual(Object.keys(list[0]?.districts[0] ?? {}), [
			'id',
			'name_en',
			'name_ru',
			'name_tm',
			'delivery',
			'express',
		]);
		assert.equal(list.flatMap(({ districts }) => districts).length, 81);
	});

	test('GEN-10 stages 13 and 14 are not served by default', async () => {
		const districts = (await regions()).flatMap((region) => region.districts);
		const closed = districts.filter(({ delivery }) => !delivery);
		assert.deepEqual(
			closed.map(({ name_en }) => name_en),
			['Stage 13', 'Stage 14'],
		);
		assert.ok(closed.every(({ express }) => !express));
	});

	test('GEN-02 the name follows the cookie; an unknown language is ignored', async () => {
		assert.equal((await regions())[0]?.regions, 'Ашхабад');
		assert.equal((await regions('lang=tm'))[0]?.regions, 'Aşgabat');
		assert.equal((await regions('a=b; lang=en'))[0]?.regions, 'Ashgabat');
		assert.equal((await regions('lang=de'))[0]?.regions, 'Ашхабад');
	});
});
