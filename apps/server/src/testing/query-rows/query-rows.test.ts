import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import pg from 'pg';
import { listListings } from '../../areas/goods/lists/listing-rows.queries.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { openTestShop } from '../test-shop.ts';
import { checkRows } from './check-rows.ts';
import { compareRow } from './compare-row.ts';
import { runPlantedQueries } from './planted-rows.ts';
import { RecordedRows } from './recorded-rows.ts';
import { RowTypes } from './row-types.ts';

const PLANTED = 'apps/server/src/testing/query-rows/planted-rows.ts';
const LISTINGS = 'apps/server/src/areas/goods/lists/listing-rows.queries.ts';

/**
 * These tests compare planted statements. The shop's own are compared at the end of a whole run, with the
 * rows of all its tests.
 */
describe('row types of queries', async () => {
	const types = new RowTypes([PLANTED, LISTINGS]);
	const recorded = new RecordedRows();
	const shop = await openTestShop(
		{ after },
		{ openDatabase: (url) => openDatabase(url, () => {}).withPlugin(recorded) },
	);

	test('planted rows with other keys and kinds are found, and statements without a row', async () => {
		await runPlantedQueries(shop.db, { all: false });
		const found = checkRows(recorded.executions, types).map((line) => line.slice(line.indexOf(' ') + 1));
		assert.deepEqual(found, [
			'row.name is missing',
			'row.version is not declared',
			'row.count is string, declared number',
			'row.kind is "express", declared "pickup" | "courier"',
			'row.at is Date, declared string',
			'row.note is null, declared string',
			'row.texts[].en is missing',
			'row.texts[].ru is not declared',
			'row.price is string, declared number',
			'gave no row',
			'was not executed',
		]);
	});

	test('a text that only a later row has is seen, and so is a null', async () => {
		const later = new RecordedRows();
		const rows = [...Array(30).fill({ kind: 'pickup', note: '' }), { kind: 'express', note: null }];
		await later.transformResult({ result: { rows } });
		assert.deepEqual(later.executions[0]?.rows, [rows[0], rows.at(-1)]);
	});

	test('rows of the listing index, which are read with the driver alone', async () => {
		const row = types.listedBy(LISTINGS, 'listListings') ?? assert.fail();
		const client = new pg.Client({ connectionString: shop.databaseUrl });
		await client.connect();
		const rows = await listListings(client, [1, 2, 3]);
		await client.end();
		assert.equal(rows.length, 3);
		const differences = rows.flatMap((one) => compareRow(types.checker, row, one));
		assert.deepEqual(differences, []);
	});
});
