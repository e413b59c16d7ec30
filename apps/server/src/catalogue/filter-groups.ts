import { findNumberRange, type ListFilters } from '@dukan/domain/catalogue/list-filters.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** The choices about one thing. Whoever meets the condition, on product_listings `l`, is left in the list. */
export type FilterGroup = {
	of: 'brand' | 'price' | 'in_stock' | 'sale' | { attribute: string };
	condition: RawBuilder<boolean>;
};

type KnownValue = { id: number; value: string; number: string | null };

/** All that is chosen, a group for each thing; `unknown` are attributes that do not exist. */
export async function readFilterGroups(
	db: Database,
	filters: ListFilters,
): Promise<{ groups: FilterGroup[]; unknown: string[] }> {
	const { brandIds, minPriceTenge, maxPriceTenge, inStock, onSale, attributes } = filters;
	const groups: FilterGroup[] = [];
	if (brandIds.length > 0)
		groups.push({ of: 'brand', condition: sql`l.brand_id = any (${brandIds}::integer[])` });
	if (minPriceTenge !== undefined || maxPriceTenge !== undefined) {
		groups.push({
			of: 'price',
			condition: sql`l.shelf_price_tenge between ${minPriceTenge ?? 0} and ${maxPriceTenge ?? Number.MAX_SAFE_INTEGER}`,
		});
	}
	if (inStock) groups.push({ of: 'in_stock', condition: sql`l.in_stock` });
	if (onSale) groups.push({ of: 'sale', condition: sql`l.on_sale` });
	const known = await listKnownValues(db, Object.keys(attributes));
	for (const [attribute, chosen] of Object.entries(attributes)) {
		const ids = (known.get(attribute) ?? []).filter((value) => isChosen(value, chosen)).map(({ id }) => id);
		groups.push({ of: { attribute }, condition: sql`l.facet_ids && ${ids}::integer[]` });
	}
	return { groups, unknown: Object.keys(attributes).filter((key) => !known.has(key)) };
}

/** A number is meant however it is written: 16, 16.0. */
function isChosen({ value, number }: KnownValue, chosen: readonly string[]): boolean {
	return chosen.some((choice) => {
		if (number === null) return choice === value;
		const range = findNumberRange(choice);
		if (!range) return /^-?\d+(\.\d+)?$/.test(choice) && Number(choice) === Number(number);
		const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = range;
		return Number(number) >= min && Number(number) < max;
	});
}

async function listKnownValues(
	db: Database,
	attributeKeys: readonly string[],
): Promise<Map<string, KnownValue[]>> {
	if (attributeKeys.length === 0) return new Map();
	const rows = await db
		.selectFrom('attributes as a')
		.leftJoin('facet_values as v', 'v.attribute_key', 'a.key')
		.select(['a.key', 'v.id', 'v.value', 'v.number'])
		.where('a.key', 'in', attributeKeys)
		.execute();
	const known = new Map<string, KnownValue[]>();
	for (const { key, id, value, number } of rows) {
		const values = known.get(key) ?? [];
		if (id !== null && value !== null) values.push({ id, value, number });
		known.set(key, values);
	}
	return known;
}
