import assert from 'node:assert/strict';
import { listBanners, listScheduledChanges } from '../../areas/content/banners/banners.queries.ts';
import { listBuildParts } from '../../areas/goods/pc-builder/build-parts.queries.ts';
import { addViews, refreshPopularity } from '../../areas/goods/popularity/popularity.queries.ts';
import { listHighlights } from '../../areas/goods/products/product-details.queries.ts';
import {
	addSearchCounts,
	deleteSearchCounts,
	listOftenOpened,
	listPopularQueries,
	listWeakSearches,
	savePopularQueries,
} from '../../areas/goods/search/search-counts.queries.ts';
import { findNearestWords, findUnitWords } from '../../areas/goods/search/search-words.queries.ts';
import { listBrandNames } from '../../areas/goods/structure/brands.queries.ts';
import { listFirstPictures } from '../../areas/goods/structure/categories.queries.ts';
import { listSmartProducts } from '../../areas/goods/structure/smart-categories.queries.ts';
import { setSmartProducts } from '../../areas/goods/structure/staff-structure.queries.ts';
import { readDeliveryTerms } from '../../areas/selling/delivery/delivery-terms.queries.ts';
import { hasPicture, insertPicture } from '../../areas/shop/pictures/pictures.queries.ts';
import {
	findRegionName,
	listUnservedDistricts,
	readAddress,
} from '../../areas/shop/regions/regions.queries.ts';
import { DAY_MS, later } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { PUBLIC_CALLS } from '../public-addresses.ts';
import type { TestShop } from '../test-shop.ts';

/** What pages and public calls read. */
export async function runPublicQueries({ app, db, clock }: TestShop): Promise<void> {
	for (const url of Object.values(PUBLIC_CALLS)) {
		const response = await app.inject({ url });
		assert.equal(response.statusCode, 200, response.body);
	}
	await listBuildParts(db, [1]);
	await listHighlights(db, [1, 2, 3]);
	await listFirstPictures(db, [1, 2, 3]);
	await setSmartProducts(db, await addSmartCategory(db), [1, 2]);
	await listSmartProducts(db, await addSmartCategory(db));
	await findNearestWords(db, ['samsnug']);
	await findUnitWords(db, ['гб']);
	await listBrandNames(db);
	await runSearchCountQueries(db);
	await addViews(db, '2026-11-15', [{ productId: 1, views: 2 }]);
	await refreshPopularity(db, '2026-11-15');
	await runDeliveryQueries(db);
	await runPictureQueries(db);
	await db.updateTable('banners').set({ shows_from: clock() }).execute();
	await listBanners(db, clock());
	await listScheduledChanges(db, later(clock(), -DAY_MS), later(clock(), DAY_MS));
}

async function runSearchCountQueries(db: Database): Promise<void> {
	const day = '2026-11-15';
	const counts = { language: 'ru', misses: 0, searches: 5, opened: 0 } as const;
	await addSearchCounts(db, day, [
		{ ...counts, words: 'samsung', opened: 4 },
		{ ...counts, words: 'мышь' },
		{ ...counts, words: 'утюг', misses: 2 },
	]);
	await listWeakSearches(db, day);
	await listOftenOpened(db, day);
	await savePopularQueries(db, [{ language: 'ru', position: 1, words: 'samsung' }]);
	await listPopularQueries(db, 'ru');
	await deleteSearchCounts(db, '2026-01-01');
}

/** With products of its own, not a rule. */
async function addSmartCategory(db: Database): Promise<number> {
	const smart = await db
		.updateTable('smart_categories')
		.set({ rule: null })
		.where('id', '=', 1)
		.returning('id')
		.executeTakeFirstOrThrow();
	return smart.id;
}

async function runDeliveryQueries(db: Database): Promise<void> {
	await readDeliveryTerms(db);
	await findRegionName(db, 1, 'en');
	await readAddress(db, 'Parahat 7, Aşgabat');
	await db.updateTable('districts').set({ delivery: false, express: false }).where('id', '=', 5).execute();
	await listUnservedDistricts(db);
}

async function runPictureQueries(db: Database): Promise<void> {
	await insertPicture(db, 'upload.webp', 'product');
	for (const { file, kind } of await db.selectFrom('pictures').select(['file', 'kind']).limit(5).execute())
		await hasPicture(db, file, kind);
	await hasPicture(db, 'upload.webp', 'product');
}
