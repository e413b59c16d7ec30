import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import pg from 'pg';
import { listListings } from '../../areas/goods/lists/listing-rows.queries.ts';
import { countDemoShop, lockDemo } from '../../areas/running/demo/demo.queries.ts';
import { deleteExpired } from '../../main/jobs.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { openTestShop } from '../test-shop.ts';
import { compareRow } from './compare-row.ts';
import { runPlantedQueries } from './planted-rows.ts';
import { RecordedRows } from './recorded-rows.ts';
import { RowTypes } from './row-types.ts';
import { runAccessoryQueries } from './run-accessory-queries.ts';
import { runAfterQueries } from './run-after-queries.ts';
import { runCatalogueQueries } from './run-catalogue-queries.ts';
import { runNoticeQueries } from './run-notice-queries.ts';
import { runOrderQueries } from './run-order-queries.ts';
import { runPaymentQueries } from './run-payment-queries.ts';
import { runPromotionQueries } from './run-promotion-queries.ts';
import { runPublicQueries } from './run-public-queries.ts';
import { runQuestionQueries } from './run-question-queries.ts';
import { runReturnQueries } from './run-return-queries.ts';
import { runReviewQueries } from './run-review-queries.ts';
import { runShopperQueries } from './run-shopper-queries.ts';
import { runStaffQueries } from './run-staff-queries.ts';
import { runStockQueries } from './run-stock-queries.ts';
import { runTrustQueries } from './run-trust-queries.ts';

const SOURCES = 'apps/server/src';
const PLANTED = `${SOURCES}/testing/query-rows/planted-rows.ts`;

/** Rows that only a server with replicas has. */
const ROWLESS = '{ name: string; state: string; lagBytes: number | null; lagS: number | null; }';

/**
 * A row type in a query is a promise that the compiler cannot check: `sql<Row>` is a cast. Here every statement of every
 * `*.queries.ts` is executed, and its rows are compared with the type that the source declares. A new query fails the first
 * test until one of the `run-*.ts` files calls it.
 */
describe('row types of the queries', async () => {
	const types = new RowTypes([`${SOURCES}/**/*.queries.ts`, PLANTED]);
	const recorded = new RecordedRows();
	const shop = await openTestShop(
		{ after },
		{
			env: { ADDRESS_LIMIT_FACTOR: '1000000' },
			openDatabase: (url) => openDatabase(url, () => {}, { noQueryTimeout: true }).withPlugin(recorded),
		},
	);
	await runPublicQueries(shop);
	await runShopperQueries(shop);
	const orders = await runOrderQueries(shop);
	await runTrustQueries(shop);
	await runReviewQueries(shop);
	await runNoticeQueries(shop);
	await runQuestionQueries(shop);
	await runPromotionQueries(shop);
	await runReturnQueries(shop);
	await runPaymentQueries(shop);
	await runAfterQueries(shop);
	await runStockQueries(shop);
	await runCatalogueQueries(shop);
	await runAccessoryQueries(shop);
	await runStaffQueries(shop, orders);
	await countDemoShop(shop.db);
	await shop.db.transaction().execute(lockDemo);
	await runPlantedQueries(shop.db, { all: false });
	shop.time.pass(DAY_MS);
	await deleteExpired(shop);

	/** Every statement that was executed, by the innermost call that declares a row of its own. */
	const executions = recorded.executions.map(({ callers, rows }) => {
		const calls = callers.flatMap((at) => types.calls.get(at) ?? []);
		return { calls, rows, declaring: calls.find(({ generic }) => !generic) };
	});

	function missing(): string[] {
		const executed = new Set(executions.flatMap(({ calls }) => calls.map(({ at }) => at)));
		const filled = new Set(
			executions.flatMap(({ rows, declaring }) => (rows.length > 0 ? declaring?.at : [])),
		);
		return [...types.calls.values()]
			.filter(({ row }) => !row || types.checker.typeToString(row) !== ROWLESS)
			.filter(({ at, row }) => !(row ? filled : executed).has(at))
			.map(({ at, row }) => `${at} ${row ? 'gave no row' : 'was not executed'}`);
	}

	function differences(): string[] {
		const lines = executions.flatMap(({ rows, declaring }) => {
			const { at, row } = declaring ?? {};
			if (!row) return [];
			return rows.flatMap((one) => compareRow(types.checker, row, one)).map((line) => `${at} ${line}`);
		});
		return [...new Set(lines)];
	}

	const isPlanted = (line: string) => line.startsWith(PLANTED);
	const withoutPlace = (line: string) => line.slice(line.indexOf(' ') + 1);

	test('every statement is executed, and every one that declares a row gives one', () => {
		assert.ok(types.calls.size > 200, String(types.calls.size));
		assert.deepEqual(
			missing().filter((line) => !isPlanted(line)),
			[],
		);
	});

	test('every row has the keys and kinds of values that its query declares', () => {
		assert.deepEqual(
			differences().filter((line) => !isPlanted(line)),
			[],
		);
	});

	test('rows of the listing index, which are read with the driver alone', async () => {
		const row = types.listedBy(`${SOURCES}/areas/goods/lists/listing-rows.queries.ts`, 'listListings');
		assert.ok(row);
		const client = new pg.Client({ connectionString: shop.databaseUrl });
		await client.connect();
		const rows = await listListings(client, [1, 2, 3]);
		await client.end();
		assert.equal(rows.length, 3);
		assert.deepEqual(
			rows.flatMap((one) => compareRow(types.checker, row, one)),
			[],
		);
	});

	test('the control: planted rows with other keys and kinds are found, and statements without a row', () => {
		assert.deepEqual(differences().filter(isPlanted).map(withoutPlace), [
			'row.name is missing',
			'row.version is not declared',
			'row.count is string, declared number',
			'row.kind is "express", declared "pickup" | "courier"',
			'row.at is Date, declared string',
			'row.note is null, declared string',
			'row.texts[].en is missing',
			'row.texts[].ru is not declared',
			'row.price is string, declared number',
		]);
		assert.deepEqual(missing().filter(isPlanted).map(withoutPlace), ['gave no row', 'was not executed']);
	});
});
