import { sql, type Transaction } from 'kysely';
import { type Database, openDatabase } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { buildProducts } from './build-products.ts';
import { FILL_LOCK } from './fill-catalogue.ts';
import { attributeRows, productRow } from './insert-catalogue.ts';
import { insertManyRows } from './insert-rows.ts';
import { pictureModels } from './picture-models.ts';
import { productVariants } from './vary-products.ts';

const BATCH_PRODUCTS = 1000;

type GrowOptions = { products: number; now: Date; onProgress: (done: number) => void };

/**
 * Adds products to a filled demo shop until it has so many. Each batch is a transaction: a run that is stopped leaves
 * whole products, and the next goes on from there.
 */
export async function growCatalogue(
	databaseUrl: string,
	{ products, now, onProgress }: GrowOptions,
): Promise<void> {
	const db = openDatabase(databaseUrl, console.error, { patient: true });
	try {
		const variant = productVariants();
		const modelOf = pictureModels(buildProducts());
		for (let have = await countProducts(db); have < products; ) {
			const wanted = Math.min(BATCH_PRODUCTS, products - have);
			have = await db.transaction().execute((trx) => addProducts(trx, wanted, { variant, modelOf, now }));
			onProgress(have);
		}
		// Lists are read from the indexes alone only once PostgreSQL knows that all rows are visible.
		await sql`vacuum (analyze) products, product_attributes, product_pictures, product_listings`.execute(db);
	} finally {
		await db.destroy();
	}
}

async function countProducts(db: Database | Transaction<Tables>): Promise<number> {
	const { count } = await db
		.selectFrom('products')
		.select((eb) => eb.fn.countAll<string>().as('count'))
		.executeTakeFirstOrThrow();
	return Number(count);
}

type Builders = {
	variant: ReturnType<typeof productVariants>;
	modelOf: ReturnType<typeof pictureModels>;
	now: Date;
};

async function addProducts(
	trx: Transaction<Tables>,
	amount: number,
	{ variant, modelOf, now }: Builders,
): Promise<number> {
	await sql`select pg_advisory_xact_lock(${FILL_LOCK})`.execute(trx);
	const { last } = await trx
		.selectFrom('products')
		.select((eb) => eb.fn.max('id').as('last'))
		.executeTakeFirstOrThrow();
	const added = Array.from({ length: amount }, (_, index) => variant(last + index + 1));
	const published = added.map((product) => ({ ...productRow(product, now), published: true }));
	await insertManyRows(trx, 'products', published);
	await insertManyRows(trx, 'product_attributes', added.flatMap(attributeRows));
	const pictured = added.filter(({ hasPicture }) => hasPicture);
	await sql`insert into product_pictures (product_id, position, file)
		select added.id, pic.position, pic.file
		from unnest(${pictured.map(({ id }) => id)}::integer[], ${pictured.map(modelOf)}::integer[]) as added (id, model)
		join product_pictures pic on pic.product_id = added.model`.execute(trx);
	await sql`select setval(pg_get_serial_sequence('products', 'id'), ${last + amount})`.execute(trx);
	return countProducts(trx);
}
