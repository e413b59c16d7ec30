import { hasSale } from '@dukan/domain/goods/products/product-rules.ts';
import type { ProductFields, ProductUpdateWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { setStock } from '../stock/stock.queries.ts';
import { Choices, checkProduct } from './check-product.ts';
import { familyIdsOf } from './families.queries.ts';
import { readProductChoices } from './product-choices.queries.ts';
import {
	deleteProduct,
	findStaffProduct,
	insertProducts,
	knownPictures,
	type PartsOf,
	productRow,
	replaceAttributes,
	replacePictures,
	updateProducts,
} from './staff-products.queries.ts';

export async function addProduct(trx: Database, fields: ProductFields, now: Date): Promise<number> {
	const categoryId = await requireRight(trx, { fields, now });
	const families = await familyIdsOf(trx, [fields]);
	const [id] = await insertProducts(trx, [productRow(fields, categoryId, families)], now);
	if (id === undefined) throw new Error('The product was not inserted.');
	await setStock(trx, [{ productId: id, quantity: fields.stock }], { kind: 'correction' });
	await replaceParts(trx, { id, was: undefined, now: fields });
	return id;
}

/**
 * Saves a product unless a colleague has saved it since it was read. The stock changes by the editor's
 * difference, so pieces that orders took in the meantime stay taken.
 */
export async function updateProduct(
	trx: Database,
	id: number,
	{ version, stockWas, ...fields }: ProductUpdateWire,
	at: Date,
): Promise<void> {
	const was = await findStaffProduct(trx, id, { lock: true });
	if (!was) throw new Problem('not_found');
	if (was.version !== version) throw new Problem('changed_meanwhile');
	const stock = was.stock + fields.stock - stockWas;
	const now = { ...fields, stock, family: fields.family ?? was.family };
	if (fields.stock >= 0 && now.stock < 0) throw new Problem('changed_meanwhile');
	const categoryId = await requireRight(trx, { fields: now, was, now: at });
	const families = await familyIdsOf(trx, [now]);
	await updateProducts(trx, [{ id, ...productRow(now, categoryId, families) }]);
	await setStock(trx, [{ productId: id, quantity: now.stock }], { kind: 'correction' });
	await replaceParts(trx, { id, was, now });
}

/** Deletes a product that no one has ordered. An ordered product can be hidden instead. */
export async function removeProduct(trx: Database, id: number, version: number): Promise<void> {
	const was = await findStaffProduct(trx, id, { lock: true });
	if (!was) throw new Problem('not_found');
	if (was.version !== version) throw new Problem('changed_meanwhile');
	if (was.ordered) throw new Problem('still_used');
	await deleteProduct(trx, id);
}

async function requireRight(
	trx: Database,
	{ fields, was, now }: { fields: ProductFields; was?: ProductFields; now: Date },
): Promise<number> {
	const choices = new Choices(await readProductChoices(trx));
	const errors = checkProduct(fields, choices, await knownPictures(trx, fields.pictures), was);
	// PRICE-02: the sale would end before anybody has seen it.
	if (hasSale(fields) && fields.saleEndsAt !== null && Date.parse(fields.saleEndsAt) <= now.getTime())
		errors.push({ field: 'saleEndsAt', code: 'past' });
	const subcategory = choices.subcategories.get(fields.subcategoryId);
	if (errors.length > 0 || !subcategory) throw new Problem('invalid_input', { errors });
	return subcategory.categoryId;
}

async function replaceParts(trx: Database, parts: PartsOf): Promise<void> {
	await replaceAttributes(trx, [parts]);
	await replacePictures(trx, [parts]);
}
