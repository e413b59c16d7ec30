import { findNumberRange, type ListFilters } from '@dukan/domain/goods/lists/list-filters.ts';
import type { ChosenFilters } from '@dukan/listing-index/choices.ts';
import type { Database } from '../../../platform/database/database.ts';

type KnownValue = { id: number; value: string; number: string | null };

/**
 * Translates the filters' values to ids of facet_values. `unknown` lists the attributes that do not exist.
 */
export async function readChosenFilters(
	db: Database,
	{ categoryIds, brandIds, attributes, ...rest }: ListFilters,
): Promise<{ chosen: ChosenFilters; unknown: string[] }> {
	const known = await listKnownValues(db, Object.keys(attributes));
	const chosen = {
		...rest,
		categoryIds: new Set(categoryIds),
		brandIds: new Set(brandIds),
		attributes: Object.entries(attributes).map(([key, choices]) => {
			const values = known.get(key) ?? [];
			return {
				key,
				valueIds: values.map(({ id }) => id),
				chosenIds: values
					.filter((value) => choices.some((choice) => isMeant(value, choice)))
					.map(({ id }) => id),
			};
		}),
	};
	return { chosen, unknown: Object.keys(attributes).filter((key) => !known.has(key)) };
}

/**
 * Tells whether the choice means this value. A number matches in every spelling (16 or 16.0), and matches
 * every range that includes it.
 */
export function isMeant({ value, number }: Omit<KnownValue, 'id'>, choice: string): boolean {
	if (number === null) return choice === value;
	const range = findNumberRange(choice);
	if (!range) return /^-?\d+(\.\d+)?$/.test(choice) && Number(choice) === Number(number);
	const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = range;
	return Number(number) >= min && Number(number) < max;
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
