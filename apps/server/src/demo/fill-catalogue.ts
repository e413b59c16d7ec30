import { type Kysely, sql, type Transaction } from 'kysely';
import { type Database, openDatabase } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { buildCatalogue } from './build-catalogue.ts';
import type { AttributeValue, DemoCatalogue, DemoProduct, Localized } from './catalogue-types.ts';
import { demoBanners, demoSettings, demoSmallBanners } from './content.ts';
import { demoPages } from './demo-pages.ts';
import {
	type DrawnPicture,
	drawBannerPictures,
	drawProductPictures,
	drawSmallBannerPictures,
	noPicture,
} from './draw-pictures.ts';

/** Any number, the same in every process: one fills, the others wait. */
const FILL_LOCK = 7_100_994;

/** Rows in one statement; PostgreSQL takes 65,535 parameters. */
const BATCH_ROWS = 500;

type FillOptions = { replace: boolean; now: Date; say: (line: string) => void };

/** Fills an empty shop with the demo catalogue. A shop that sells something already is left alone. */
export async function fillDemoCatalogue(databaseUrl: string, options: FillOptions): Promise<void> {
	const db = openDatabase(databaseUrl, console.error, { patient: true });
	try {
		await fill(db, options);
	} finally {
		await db.destroy();
	}
}

async function fill(db: Database, options: FillOptions): Promise<void> {
	await db.transaction().execute(async (trx) => {
		await sql`select pg_advisory_xact_lock(${FILL_LOCK})`.execute(trx);
		if (options.replace) await emptyTables(trx);
		else if (await trx.selectFrom('categories').select('id').limit(1).executeTakeFirst()) return;

		options.say('filling the demo catalogue: 600 products with three drawings each');
		const catalogue = buildCatalogue();
		await insertStructure(trx, catalogue);
		await insertProducts(trx, catalogue, options.now);
		await insertSmartCategories(trx, catalogue);
		await insertContent(trx, catalogue);
		await moveSequences(trx);
	});
}

const FILLED_TABLES = [
	...['small_banners', 'banners', 'districts', 'regions', 'pages', 'settings'],
	...[
		'smart_category_products',
		'smart_categories',
		'product_pictures',
		'product_attributes',
		'products',
		'pictures',
	],
	...['subcategory_attributes', 'attribute_values', 'attributes', 'attribute_groups', 'units'],
	...['subcategories', 'categories', 'brands'],
] as const;

async function emptyTables(trx: Transaction<Tables>): Promise<void> {
	for (const table of FILLED_TABLES) await trx.deleteFrom(table).execute();
}

function names({ en, ru, tm }: Localized) {
	return { name_en: en, name_ru: ru, name_tm: tm };
}

function titles({ en, ru, tm }: Localized) {
	return { title_en: en, title_ru: ru, title_tm: tm };
}

async function insertStructure(trx: Transaction<Tables>, catalogue: DemoCatalogue): Promise<void> {
	await insert(trx, 'brands', catalogue.brands);
	await insert(
		trx,
		'categories',
		catalogue.categories.map(({ id, name, icon, position, cardHighlights, filters }) => ({
			...{ id, icon, position, filters, ...names(name) },
			card_highlights: cardHighlights,
		})),
	);
	await insert(
		trx,
		'subcategories',
		catalogue.subcategories.map(({ id, categoryId, name, position }) => ({
			...{ id, position, ...names(name) },
			category_id: categoryId,
		})),
	);
	await insert(
		trx,
		'units',
		catalogue.units.map(({ code, name }) => ({ code, ...names(name) })),
	);
	await insert(
		trx,
		'attribute_groups',
		catalogue.attributeGroups.map(({ key, name, position }) => ({ key, position, ...names(name) })),
	);
	await insert(
		trx,
		'attributes',
		catalogue.attributes.map(({ key, type, unit, group, name, position }) => ({
			...{ key, type, unit, position, ...names(name) },
			group_key: group,
		})),
	);
	await insert(
		trx,
		'attribute_values',
		catalogue.attributes.flatMap(({ key, values }) =>
			values.map(({ value, name, position }) => ({ attribute_key: key, value, position, ...names(name) })),
		),
	);
	await insert(
		trx,
		'subcategory_attributes',
		catalogue.subcategories.flatMap(({ id, attributes }) =>
			attributes.map((key, position) => ({ subcategory_id: id, attribute_key: key, position })),
		),
	);
}

const DAY_MS = 24 * 60 * 60 * 1000;

async function insertProducts(trx: Transaction<Tables>, catalogue: DemoCatalogue, now: Date): Promise<void> {
	await insert(
		trx,
		'products',
		catalogue.products.map((product) => productRow(product, now)),
	);
	await insert(
		trx,
		'product_attributes',
		catalogue.products.flatMap(({ id, attributes }) =>
			Object.entries(attributes).map(([key, value]) => ({
				product_id: id,
				attribute_key: key,
				...typed(value),
			})),
		),
	);
	const drawn = catalogue.products.map((product) => ({
		product,
		pictures: drawProductPictures(product, catalogue.brands),
	}));
	await insert(trx, 'pictures', [noPicture(), ...drawn.flatMap(({ pictures }) => pictures)]);
	await insert(
		trx,
		'product_pictures',
		drawn.flatMap(({ product, pictures }) =>
			pictures.map(({ file }, index) => ({ product_id: product.id, position: index + 1, file })),
		),
	);
}

function productRow(product: DemoProduct, now: Date) {
	return {
		...names(product.name),
		id: product.id,
		category_id: product.categoryId,
		subcategory_id: product.subcategoryId,
		brand_id: product.brandId,
		description_en: product.description.en,
		description_ru: product.description.ru,
		description_tm: product.description.tm,
		price_tenge: product.priceTenge,
		sale_price_tenge: product.salePriceTenge,
		on_sale: product.onSale,
		unit_factor: product.unitFactor,
		stock: product.stock,
		single_only: product.singleOnly,
		limited: product.limited,
		purchase_limit: product.purchaseLimit,
		is_new: product.isNew,
		premium: product.premium,
		created_at: new Date(now.getTime() - product.addedDaysAgo * DAY_MS),
	};
}

function typed(value: AttributeValue) {
	return {
		value_text: typeof value === 'string' ? value : null,
		value_number: typeof value === 'number' ? value : null,
		value_bool: typeof value === 'boolean' ? value : null,
	};
}

async function insertSmartCategories(trx: Transaction<Tables>, catalogue: DemoCatalogue): Promise<void> {
	await insert(
		trx,
		'smart_categories',
		catalogue.smartCategories.map(({ id, name, isNew, position, rule }) => ({
			...{ id, position, ...names(name) },
			is_new: isNew,
			rule: rule && JSON.stringify(rule),
		})),
	);
	await insert(
		trx,
		'smart_category_products',
		catalogue.smartCategories
			.filter(({ rule }) => rule === null)
			.flatMap(({ id, productIds }) =>
				productIds.map((productId, position) => ({ smart_category_id: id, product_id: productId, position })),
			),
	);
}

async function insertContent(trx: Transaction<Tables>, catalogue: DemoCatalogue): Promise<void> {
	const banners = demoBanners.map((banner) => ({ ...banner, pictures: drawBannerPictures(banner) }));
	const small = demoSmallBanners.map((banner) => ({ ...banner, pictures: drawSmallBannerPictures(banner) }));
	const drawn: DrawnPicture[] = [...banners, ...small].flatMap(({ pictures }) => Object.values(pictures));
	await insert(trx, 'pictures', drawn);
	const files = (pictures: (typeof banners)[number]['pictures']) => ({
		picture_en: pictures.en.file,
		picture_ru: pictures.ru.file,
		picture_tm: pictures.tm.file,
	});
	await insert(
		trx,
		'banners',
		banners.map(({ id, title, link, active, position, pictures }) => ({
			...{ id, link, active, position, ...titles(title), ...files(pictures) },
		})),
	);
	await insert(
		trx,
		'small_banners',
		small.map(({ id, title, link, position, pictures }) => ({
			...{ id, link, position, ...titles(title), ...files(pictures) },
		})),
	);
	await insert(
		trx,
		'regions',
		catalogue.regions.map(({ id, name, position }) => ({ id, position, ...names(name) })),
	);
	await insert(
		trx,
		'districts',
		catalogue.districts.map(({ regionId, name, ...district }) => ({
			...district,
			...names(name),
			region_id: regionId,
		})),
	);
	await insert(
		trx,
		'pages',
		demoPages.map(({ name, title, body }) => ({
			...{ name, ...titles(title) },
			body_en: body.en,
			body_ru: body.ru,
			body_tm: body.tm,
		})),
	);
	await insert(
		trx,
		'settings',
		Object.entries(demoSettings).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
	);
}

async function insert<Table extends keyof Tables>(
	trx: Kysely<Tables>,
	table: Table,
	rows: readonly Parameters<ReturnType<typeof trx.insertInto<Table>>['values']>[0][],
): Promise<void> {
	for (let from = 0; from < rows.length; from += BATCH_ROWS) {
		await trx
			.insertInto(table)
			.values(rows.slice(from, from + BATCH_ROWS) as never)
			.execute();
	}
}

const NUMBERED_TABLES = [
	...['brands', 'categories', 'subcategories', 'products', 'smart_categories'],
	...['banners', 'small_banners', 'regions', 'districts'],
] as const;

/** The demo gives its own ids: new rows must start after them. */
async function moveSequences(trx: Transaction<Tables>): Promise<void> {
	for (const table of NUMBERED_TABLES) {
		await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
			trx,
		);
	}
}
