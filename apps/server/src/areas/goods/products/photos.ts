import { MAX_PICTURES } from '@dukan/domain/goods/products/product-limits.ts';
import { photoCodes } from '@dukan/domain/shop/pictures/photo-names.ts';
import type { PhotoMatchWire } from '@dukan/domain/shop/pictures/photos.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import { appendPicture, type CodedProduct, findByCodes, lockPictures } from './photos.queries.ts';
import { knownPictures } from './staff-products.queries.ts';

/**
 * OWN-04: finds the product of each photo. The whole name is tried first, because the end of a code may look
 * like the number of a photo.
 */
export async function matchPhotos(db: Database, names: readonly string[]): Promise<PhotoMatchWire> {
	const found = await findByCodes(db, names.flatMap(photoCodes));
	const byCode = Map.groupBy(found, ({ code }) => code);
	return names.map((name) => ({ name, ...matchOf(name, byCode) }));
}

function matchOf(name: string, byCode: ReadonlyMap<string, CodedProduct[]>) {
	for (const code of photoCodes(name)) {
		const [product, ...others] = byCode.get(code.toUpperCase()) ?? [];
		if (!product) continue;
		if (others.length > 0) return { productId: null, productNames: null, problem: 'ambiguous' as const };
		const { id, en, ru, tm } = product;
		return { productId: id, productNames: { en, ru, tm }, problem: null };
	}
	return { productId: null, productNames: null, problem: 'unknown' as const };
}

/**
 * In a transaction, adds a picture to the product unless the product has it. An interrupted run can therefore
 * be repeated.
 */
export async function addPicture(
	trx: Database,
	productId: number,
	file: string,
): Promise<{ added: boolean; pictures: number }> {
	const files = await lockPictures(trx, productId);
	if (!files) throw new Problem('not_found');
	if (files.includes(file)) return { added: false, pictures: files.length };
	if (!(await knownPictures(trx, [file])).has(file)) throw invalidField('file', 'wrong');
	if (files.length >= MAX_PICTURES) throw invalidField('pictures', 'maxItems');
	await appendPicture(trx, productId, file);
	return { added: true, pictures: files.length + 1 };
}
