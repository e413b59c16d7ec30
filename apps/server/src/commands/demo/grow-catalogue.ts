import { buildProducts } from '@dukan/demo-catalogue/build-products.ts';
import type { DemoProduct } from '@dukan/demo-catalogue/catalogue-types.ts';
import { pictureModels } from '@dukan/demo-catalogue/picture-models.ts';
import { productVariants } from '@dukan/demo-catalogue/vary-products.ts';
import { sql, type Transaction } from 'kysely';
import { setStock } from '../../areas/goods/stock/stock.queries.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { FILL_LOCK } from './fill-catalogue.ts';
import { attributeRows, productRow } from './insert-catalogue.ts';
import { insertManyRows } from './insert-rows.ts';

const BATCH_PRODUCTS = 1000;
/** The next batch is made while one waits for its turn to learn words. */
const BATCHES_AT_ONCE = 2;

type GrowOptions = {
	products: number;
	now: Date;
	onProgress: (done: number) => void;
	/**
	 * If false, every product goes through the triggers, like those that staff add. This takes three times as
	 * long.
	 */
	quickly?: boolean;
};

/**
 * Adds products to a filled demo shop until it has this many. Each batch is a transaction, so a run that is
 * stopped leaves complete products and the next one continues from there.
 */
export async function growCatalogue(
	databaseUrl: string,
	{ products, now, onProgress, quickly = true }: GrowOptions,
): Promise<void> {
	const db = openDatabase(databaseUrl, console.error, { noQueryTimeout: true });
	try {
		await db.connection().execute(async (holder) => {
			await sql`select pg_advisory_lock(${FILL_LOCK})`.execute(holder);
			const { have, last } = await countProducts(db);
			const variant = productVariants();
			const modelOf = pictureModels(buildProducts());
			const skipping = quickly && (await maySkipTriggers(db));
			let given = 0;
			let done = have;
			const work = async () => {
				while (have + given < products) {
					const first = last + given + 1;
					const amount = Math.min(BATCH_PRODUCTS, products - have - given);
					given += amount;
					const added = Array.from({ length: amount }, (_, index) => variant(first + index));
					await db.transaction().execute((trx) => addProducts(trx, added, { modelOf, now, skipping }));
					done += amount;
					onProgress(done);
				}
			};
			await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, work));
			if (given > 0)
				await sql`select setval(pg_get_serial_sequence('products', 'id'), ${last + given})`.execute(db);
		});
		// PostgreSQL reads lists from the indexes alone only once it knows that all rows are visible.
		await sql`vacuum (analyze) products, product_stock, stock_movements, product_attributes, product_pictures, product_names,
			product_listings`.execute(db);
	} finally {
		await db.destroy();
	}
}

async function countProducts(db: Database): Promise<{ have: number; last: number }> {
	const { rows } = await sql<{ have: number; last: number }>`select count(*)::integer as have, max(id) as last
		from products`.execute(db);
	return rows[0] ?? { have: 0, last: 0 };
}

const stockRow = ({ id, stock }: DemoProduct) => ({ product_id: id, quantity: stock });
const openingRow = (product: DemoProduct) => ({ ...stockRow(product), kind: 'count', reason: 'opening' });

type Means = { modelOf: ReturnType<typeof pictureModels>; now: Date; skipping: boolean };

async function addProducts(
	trx: Transaction<Tables>,
	added: readonly DemoProduct[],
	{ modelOf, now, skipping }: Means,
): Promise<void> {
	if (skipping) await skipTriggers(trx);
	const published = added.map((product) => ({ ...productRow(product, now), published: true, version: 1 }));
	await insertManyRows(trx, 'products', published);
	if (skipping) await insertManyRows(trx, 'product_stock', added.map(stockRow));
	if (skipping)
		await insertManyRows(trx, 'stock_movements', added.filter(({ stock }) => stock > 0).map(openingRow));
	else
		await setStock(
			trx,
			added.map(({ id, stock }) => ({ productId: id, quantity: stock })),
			{ kind: 'count', reason: 'opening' },
		);
	await insertManyRows(trx, 'product_attributes', added.flatMap(attributeRows));
	const pictured = added.filter(({ hasPicture }) => hasPicture);
	await sql`insert into product_pictures (product_id, position, file)
		select added.id, pic.position, pic.file
		from unnest(${pictured.map(({ id }) => id)}::integer[], ${pictured.map(modelOf)}::integer[]) as added (id, model)
		join product_pictures pic on pic.product_id = added.model`.execute(trx);
	if (skipping)
		await listAddedProducts(
			trx,
			added.map(({ id }) => id),
		);
}

/**
 * Only a superuser may skip triggers for one transaction. Disabling them instead would need a lock, under
 * which no one else can work.
 */
async function maySkipTriggers(db: Database): Promise<boolean> {
	const { rows } = await sql<{
		may: boolean;
	}>`select rolsuper as may from pg_roles where rolname = current_user`.execute(db);
	return rows[0]?.may ?? false;
}

/** Switches triggers off, foreign keys included, for this transaction only. */
async function skipTriggers(trx: Transaction<Tables>): Promise<void> {
	await sql`set local session_replication_role = replica`.execute(trx);
}

/**
 * Does for new products, each of which has attributes, what the triggers would do: with the same functions,
 * but for a whole batch at a time. Once the attribute values are inserted the triggers are on again; they
 * learn the words of values and names.
 */
async function listAddedProducts(trx: Transaction<Tables>, ids: readonly number[]): Promise<void> {
	await sql`insert into product_names (product_id, parts)
		select id, lower(name_en || ' ' || name_ru || ' ' || name_tm) from products
		where id = any (${ids}::integer[])`.execute(trx);
	await sql`select relist_products(${ids}::integer[])`.execute(trx);
	await sql`set local session_replication_role = origin`.execute(trx);
	await sql`select refacet_products(${ids}::integer[])`.execute(trx);
	await sql`select pg_notify('shop_changes', 'everything')`.execute(trx);
}
