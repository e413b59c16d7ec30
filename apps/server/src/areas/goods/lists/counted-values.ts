import type { CachedQuery } from '../../../platform/cache/query-cache.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type ValueTexts, valueTexts } from '../products/attribute-wire.ts';
import { type FacetValue, listFacetValues } from './facets.queries.ts';

export type CountedValue = Pick<FacetValue, 'value' | 'number'> & ValueTexts & { count: number };

type KnownValue = Omit<CountedValue, 'count'> & { attributeKey: string; place: number };
type KnownValues = ReadonlyMap<number, KnownValue>;

type ValuesWanted = {
	/** The number of products for each id of facet_values. */
	counts: ReadonlyMap<number, number>;
	/** An attribute is left out if fewer products have it, unless it is chosen. */
	leastProducts: number;
	chosenKeys: ReadonlySet<string>;
};

/**
 * Returns the values of each attribute that can narrow a list down, in the order in which pages offer them.
 */
export async function countedValues(
	db: Database,
	{ counts, leastProducts, chosenKeys }: ValuesWanted,
	cached: CachedQuery,
): Promise<ReadonlyMap<string, CountedValue[]>> {
	if (counts.size === 0) return new Map();
	const known = await knownValues(db, counts, cached);
	const counted = [...counts]
		.flatMap(([id, count]) => {
			const value = known.get(id);
			return value ? [{ ...value, count }] : [];
		})
		.toSorted((a, b) => a.place - b.place);
	const byAttribute = Map.groupBy(counted, ({ attributeKey }) => attributeKey);
	for (const [key, values] of byAttribute) {
		const products = values.reduce((sum, { count }) => sum + count, 0);
		if (products < leastProducts && !chosenKeys.has(key)) byAttribute.delete(key);
	}
	return byAttribute;
}

/**
 * A value keeps its id for ever. A value that came with a new product may be missing in the cache, so all are
 * read again.
 */
async function knownValues(
	db: Database,
	counts: ReadonlyMap<number, number>,
	cached: CachedQuery,
): Promise<KnownValues> {
	const known = await cached('facet values', ['units', 'attributes', 'attribute_values'], () =>
		readValues(db),
	);
	return [...counts.keys()].every((id) => known.has(id)) ? known : readValues(db);
}

async function readValues(db: Database): Promise<KnownValues> {
	const rows = await listFacetValues(db);
	return new Map(
		rows.map((row, place) => [
			row.id,
			{
				attributeKey: row.attribute_key,
				value: row.value,
				number: row.number,
				place,
				...facetValueTexts(row),
			},
		]),
	);
}

/** Returns a value in three languages: a number with its unit, yes or no, or the name of a named value. */
export function facetValueTexts(value: Omit<FacetValue, 'id' | 'attribute_key'>): ValueTexts {
	const isFlag = value.type === 'bool' && /^(yes|no)$/.test(value.value);
	return valueTexts({
		...value,
		value_number: value.number,
		value_bool: isFlag ? value.value === 'yes' : null,
		value_text: isFlag || value.number !== null ? null : value.value,
	});
}
