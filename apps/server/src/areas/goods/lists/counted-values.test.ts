import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { QueryCache } from '../../../platform/cache/query-cache.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { countedValues } from './counted-values.ts';

test('CAT-02 a value that came with a product after the others were cached is offered, in its place', async (t) => {
	const { db } = await openTestShop(t);
	const queryCache = new QueryCache();
	const ram = async (ids: readonly number[]) => {
		const wanted = {
			counts: new Map(ids.map((id) => [id, 1])),
			leastProducts: 1,
			chosenKeys: new Set<string>(),
		};
		const values = await countedValues(db, wanted, queryCache.get.bind(queryCache));
		return values.get('ram')?.map(({ value }) => value);
	};
	const { rows } = await sql<{ id: number; value: string }>`select id, value from facet_values
		where attribute_key = 'ram' order by number limit 2`.execute(db);
	const [low, high] = rows;
	assert.ok(low && high);
	assert.deepEqual(await ram([high.id, low.id]), [low.value, high.value]);
	const between = (Number(low.value) + Number(high.value)) / 2;
	const { rows: added } = await sql<{ id: number }>`insert into facet_values (attribute_key, value, number)
		values ('ram', ${String(between)}, ${between}) returning id`.execute(db);
	assert.deepEqual(await ram([high.id, low.id, added[0]?.id ?? 0]), [low.value, String(between), high.value]);
});
