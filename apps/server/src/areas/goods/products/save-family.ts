import { findSame, tellingKeys } from '@dukan/domain/goods/products/family-choices.ts';
import type { FamilyFields } from '@dukan/domain/goods/products/staff-families.api.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, Problem } from '../../../platform/http/problem.ts';
import {
	deleteFamily,
	hasAttributes,
	insertFamily,
	isFamilyCodeTaken,
	lockFamily,
	lockVariants,
	setFamilyMembers,
	updateFamily,
} from './families.queries.ts';

const codeTaken = () => new Problem('already_exists', { errors: [{ field: 'code', code: 'taken' }] });

/** CHOOSE-01: adds a family of products that are variants of one thing. */
export async function addFamily(trx: Database, fields: FamilyFields): Promise<number> {
	const code = requireCode(fields);
	await requireVariants(trx, fields);
	const id = await insertFamily(trx, { code, attributes: fields.attributes });
	if (id === undefined) throw codeTaken();
	await setFamilyMembers(trx, id, fields.products);
	return id;
}

export async function changeFamily(
	trx: Database,
	id: number,
	{ version, ...fields }: FamilyFields & { version: number },
): Promise<void> {
	const code = requireCode(fields);
	await requireVersion(trx, id, version);
	await requireVariants(trx, fields, id);
	if (await isFamilyCodeTaken(trx, code, id)) throw codeTaken();
	await updateFamily(trx, id, { code, attributes: fields.attributes });
	await setFamilyMembers(trx, id, fields.products);
}

/** Dissolves a family, so that its variants are ordinary products again. */
export async function dissolveFamily(trx: Database, id: number, version: number): Promise<void> {
	await requireVersion(trx, id, version);
	await setFamilyMembers(trx, id, []);
	await deleteFamily(trx, id);
}

async function requireVersion(trx: Database, id: number, version: number): Promise<void> {
	const family = await lockFamily(trx, id);
	if (!family) throw new Problem('not_found');
	if (family.version !== version) throw new Problem('changed_meanwhile');
}

function requireCode({ code }: FamilyFields): string {
	if (code.trim() === '') throw invalidField('code', 'required');
	return code.trim();
}

/**
 * Requires that all products exist, belong to no other family, and differ in the attributes that tell
 * variants apart.
 */
async function requireVariants(
	trx: Database,
	{ attributes, products }: FamilyFields,
	familyId?: number,
): Promise<void> {
	if (!(await hasAttributes(trx, attributes))) throw invalidField('attributes', 'wrong');
	const ids = [...new Set(products)];
	if (ids.length < products.length) throw invalidField('products', 'twice');
	const variants = await lockVariants(trx, ids);
	if (variants.length < ids.length) throw invalidField('products', 'wrong');
	if (variants.some((one) => one.familyId !== null && one.familyId !== familyId))
		throw invalidField('products', 'taken');
	const all = [...new Set(variants.flatMap(({ values }) => Object.keys(values)))];
	if (findSame(tellingKeys(attributes, all, variants), variants)) throw invalidField('products', 'same');
}
