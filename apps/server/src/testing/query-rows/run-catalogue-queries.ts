import assert from 'node:assert/strict';
import { sql } from 'kysely';
import {
	findRevision,
	findStaffPage,
	hasRevisions,
	insertRevision,
	listPageRevisions,
	updatePage,
} from '../../areas/content/pages/staff-pages.queries.ts';
import {
	askOthersAgain,
	beginCheck,
	beginWork,
	endSilently,
	endWork,
	findBadRows,
	findListToMap,
	insertImport,
	noteBadRows,
	noteHeartbeat,
	notePreview,
	noteProgress,
	noteUndone,
	readContent,
	storeContent,
} from '../../areas/goods/imports/imports.queries.ts';
import {
	findMapping,
	findProductsByArticle,
	restoreSupplierCosts,
	saveMapping,
	saveSupplierGoods,
} from '../../areas/goods/imports/price-lists.queries.ts';
import { listPriceChanges } from '../../areas/goods/prices/price-history.queries.ts';
import { listPricedGoods } from '../../areas/goods/prices/priced-goods.queries.ts';
import { isAnySaleDue, switchDueSales } from '../../areas/goods/prices/sale-times.queries.ts';
import {
	deleteFamily,
	familyIdsOf,
	findFamilyOf,
	hasAttributes,
	insertFamily,
	isFamilyCodeTaken,
	listFamilyProducts,
	lockFamily,
	lockVariants,
	setFamilyMembers,
	updateFamily,
} from '../../areas/goods/products/families.queries.ts';
import { appendPicture, findByCodes, lockPictures } from '../../areas/goods/products/photos.queries.ts';
import {
	deleteProduct,
	findStaffProduct,
	insertProducts,
	knownPictures,
	productRow,
	readProductColumns,
	replaceAttributes,
	replacePictures,
	updateProducts,
} from '../../areas/goods/products/staff-products.queries.ts';
import { findVariantKeys, listVariantIds } from '../../areas/goods/products/variants.queries.ts';
import {
	isAttributeNamed,
	isInSmartRule,
	listStaffAttributes,
	setAttributeValues,
	setSubcategoryAttributes,
	unknownAttributes,
} from '../../areas/goods/structure/staff-structure.queries.ts';
import { runJob } from '../../areas/running/operations/job-runs.ts';
import type { Database } from '../../platform/database/database.ts';
import { signInStaff } from '../staff.ts';
import type { TestShop } from '../test-shop.ts';

/** What staff change in products, attributes, sheets and pages. */
export async function runCatalogueQueries(shop: TestShop): Promise<void> {
	const { db, clock } = shop;
	const { id: staffId } = await signInStaff(db, clock(), 'owner');
	await runProductQueries(db, clock());
	await runAttributeQueries(db);
	await runImportQueries(db, staffId, clock());
	await runPageQueries(db, staffId, clock());
	await db
		.insertInto('search_counts')
		.values({ day: '2026-11-15', language: 'tm', words: 'xyz', misses: 1 })
		.execute();
	await db
		.insertInto('backups')
		.values({ started_at: clock(), finished_at: clock(), bytes: 1, kind: 'full' })
		.execute();
	await runJob(shop, 'housekeeping', async () => {});
}

async function runProductQueries(db: Database, now: Date): Promise<void> {
	const was = (await findStaffProduct(db, 1, { lock: true })) ?? assert.fail();
	await readProductColumns(db, [1]);
	const row = productRow(was, was.categoryId, await familyIdsOf(db, [{ family: 'A' }]));
	const [id = 0] = await insertProducts(db, [row], now);
	await updateProducts(db, [{ ...row, id }]);
	await knownPictures(db, was.pictures);
	await replacePictures(db, [{ id, was: undefined, now: was }]);
	await replacePictures(db, [{ id, was, now: { ...was, pictures: [] } }]);
	await findByCodes(db, ['DK-00001', '2']);
	await lockPictures(db, 1);
	await appendPicture(db, id, was.pictures[0] ?? assert.fail());
	await replaceAttributes(db, [{ id, was: undefined, now: was }]);
	await replaceAttributes(db, [{ id, was, now: { ...was, attributes: {} } }]);
	await runFamilyQueries(db, id);
	await deleteProduct(db, id);
	await runPriceQueries(db, now);
}

async function runPriceQueries(db: Database, now: Date): Promise<void> {
	await sql`update products set price_tenge = 1000, on_sale = false, sale_price_tenge = 900, sale_starts_at = ${now}
		where id = 1`.execute(db);
	await isAnySaleDue(db, now);
	await switchDueSales(db, now);
	await listPriceChanges(db, 1, { limit: 2, offset: 0 });
	await listPricedGoods(db, { q: 'a' }, 10);
}

async function runFamilyQueries(db: Database, productId: number): Promise<void> {
	const familyId = (await insertFamily(db, { code: 'B', attributes: ['colour'] })) ?? assert.fail();
	await lockVariants(db, [1, productId]);
	await setFamilyMembers(db, familyId, [1, productId]);
	await lockFamily(db, familyId);
	await hasAttributes(db, ['colour']);
	await isFamilyCodeTaken(db, 'A', familyId);
	await updateFamily(db, familyId, { code: 'C', attributes: [] });
	await findFamilyOf(db, 1);
	await listFamilyProducts(db, 1);
	await findVariantKeys(db, familyId);
	await listVariantIds(db, 1);
	await setFamilyMembers(db, familyId, []);
	await deleteFamily(db, familyId);
}

async function runAttributeQueries(db: Database): Promise<void> {
	const attributes = await listStaffAttributes(db);
	const { key, values } = attributes.find((one) => one.values.length > 0) ?? assert.fail();
	await unknownAttributes(db, ['unheard_of']);
	await isAttributeNamed(db, key);
	await isInSmartRule(db, 'categoryIds', 1);
	await setAttributeValues(db, key, values);
	await setSubcategoryAttributes(db, 101, [key]);
}

async function runImportQueries(db: Database, staffId: number, now: Date): Promise<void> {
	const sheet = {
		kind: 'prices',
		file_name: 'prices.csv',
		content: Buffer.from('id'),
		made_at: now,
	} as const;
	const id = (await insertImport(db, { ...sheet, staff_id: staffId })) ?? assert.fail();
	await noteHeartbeat(db, id);
	await readContent(db, id);
	await storeContent(db, id, Buffer.from('id'));
	await noteBadRows(db, id, {
		titles: ['id'],
		rows: [{ row: 2, cells: ['x'], errors: [{ column: 'id', code: 'number' }] }],
	});
	await findBadRows(db, id);
	await endWork(db, id, 'checked');
	await beginWork(db, id, ['checked'], 'running');
	const errors = [{ row: 2, column: 'price', code: 'number', value: 'x' }] as const;
	await noteProgress(db, id, {
		done: 1,
		added: 0,
		changed: 1,
		unchanged: 0,
		bad: 1,
		errors: [...errors],
		samples: [],
		warned: 0,
		warnings: [],
	});
	await endWork(db, id, 'done');
	await noteUndone(db, id, { done: 1, kept: [1] });
	await endSilently(db, id);
	await runPriceListQueries(db, { ...sheet, kind: 'supplier', supplier_id: 1, staff_id: staffId });
}

async function runPriceListQueries(db: Database, list: Parameters<typeof insertImport>[1]): Promise<void> {
	const importId = (await insertImport(db, list)) ?? assert.fail();
	await endWork(db, importId, 'mapping');
	await notePreview(db, importId, [['Article', 'Price']]);
	await findListToMap(db, importId);
	await beginCheck(db, importId);
	await askOthersAgain(db, { id: importId, supplierId: 1 });
	await saveMapping(db, 1, {
		titles: { article: 'article', barcode: '', price: 'price' },
		pricing: { rate: 1, markupPercent: 10, roundTenge: 100 },
		warnPercent: 30,
	});
	await findMapping(db, 1);
	await saveSupplierGoods(db, { supplierId: 1, importId }, [
		{ productId: 1, article: 'A-1', costTenge: 100 },
	]);
	await findProductsByArticle(db, 1, ['a-1']);
	await restoreSupplierCosts(db, importId);
}

async function runPageQueries(db: Database, staffId: number, at: Date): Promise<void> {
	const { name, updatedAt: _, ...texts } = (await findStaffPage(db, 'faq', { lock: true })) ?? assert.fail();
	await insertRevision(db, { page: name, at, staffId, texts });
	await updatePage(db, name, texts, at);
	await hasRevisions(db, name);
	const [revision] = await listPageRevisions(db, name);
	await findRevision(db, revision?.id ?? 0);
}
