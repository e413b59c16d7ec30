import {
	assertSameList,
	assertSameRelated,
	assertSameTotals,
} from '@dukan/listing-index/testing/assert-same-lists.ts';
import { compareRandomly } from '@dukan/listing-index/testing/compare-randomly.ts';
import { seededRandom } from '@dukan/listing-index/testing/random.ts';
import { randomRequest } from '@dukan/listing-index/testing/random-requests.ts';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../apps/server/src/platform/database/database.ts';
import { openListeningIndex } from '../apps/server/src/testing/listening-index.ts';
import { readAttributes, readListings, readNameRanks } from '../apps/server/src/testing/plain-listings.ts';
import { prepareGrownDatabase } from '../apps/server/src/testing/test-databases.ts';
import type { BenchShop } from './bench-shop.ts';
import { MANY_PRODUCTS } from './uncached-cost.ts';

const SEED = 20261116;
const REQUESTS = 60;
const CHANGED_PRODUCTS = 100;

/** At 100,000 products: the index gives what a plain recount gives, of a random catalogue and of a grown shop. */
export async function recount({ serverUrl, report }: BenchShop): Promise<void> {
	compareRandomly(SEED, { products: MANY_PRODUCTS, rounds: 3, changes: 2000, requests: REQUESTS });
	report.check(
		'random catalogue of 100,000 products',
		'three rounds of random requests and changes agree with a recount',
		`${3 * REQUESTS} requests, seed ${SEED}`,
		true,
	);
	const url = await prepareGrownDatabase(serverUrl, MANY_PRODUCTS, (line) => console.log(`· ${line}`));
	const db = openDatabase(url, console.error, { noQueryTimeout: true });
	const closing: (() => Promise<void>)[] = [];
	try {
		const { listing, notified } = await openListeningIndex(
			{ after: (close) => closing.push(close) },
			{ db, databaseUrl: url },
		);
		await changeSome(db);
		await notified();
		await listing.caughtUp();
		const { index } = await listing.currentByName('ru');
		const [listings, attributes] = [await readListings(db), await readAttributes(db)];
		const nameRank = await readNameRanks(db, 'ru');
		const random = seededRandom(SEED);
		for (let request = 0; request < REQUESTS; request += 1)
			assertSameList(index, listings, randomRequest(random, listings, attributes), nameRank);
		for (let product = 0; product < REQUESTS; product += 1)
			assertSameRelated(index, listings, random.pick(listings));
		assertSameTotals(index, listings);
		report.check(
			'a shop grown to 100,000 products, some of them just changed',
			'random requests agree with a recount of the tables',
			`${REQUESTS} requests, seed ${SEED}`,
			true,
		);
	} finally {
		for (const close of closing) await close();
		await db.destroy();
	}
}

/** Forth and back again: the grown database serves other benches too. */
async function changeSome(db: Database): Promise<void> {
	for (const stock of [0, 5]) {
		await sql`update products set is_new = ${stock === 0}
			where id % ${MANY_PRODUCTS / CHANGED_PRODUCTS} = 7`.execute(db);
		await sql`update product_stock set quantity = ${stock}
			where product_id % ${MANY_PRODUCTS / CHANGED_PRODUCTS} = 7`.execute(db);
	}
}
