import type { CachedQuery } from '../../platform/cache/query-cache.ts';
import type { Database } from '../../platform/database/database.ts';
import { type FacetValue, listFacetValues } from './facets.queries.ts';

export type CountedValue = Omit<FacetValue, 'id'> & { count: number };

type KnownValues = ReadonlyMap<number, { value: FacetValue; place: number }>;

type ValuesWanted = {
	/** Products by facet_values.id. */
	counts: ReadonlyMap<number, number>;
	/** An attribute that fewer products have is left out, unless it is chosen. */
	leastProducts: number;
	chosenKeys: ReadonlySet<string>;
};

/** By attribute: the values that a list can be narrowed down to, in the order they are offered. */
export async function countedValues(
	db: Database,
	{ counts, leastProducts, chosenKeys }: ValuesWanted,
	cached: CachedQuery,
): Promise<ReadonlyMap<string, CountedValue[]>> {
	if (counts.size === 0) return new Map();
	const known = await knownValues(db, counts, cached);
	const counted = [...counts]
		.flatMap(([id, count]) => {
			const one = known.get(id);
			return one ? [{ ...one, count }] : [];
		})
		.toSorted((a, b) => a.place - b.place)
		.map(({ value: { id: _, ...value }, count }) => ({ ...value, count }));
	const byAttribute = Map.groupBy(counted, ({ attribute_key }) => attribute_key);
	for (const [key, values] of byAttribute) {
		const products = values.reduce((sum, { count }) => sum + count, 0);
		if (products < leastProducts && !chosenKeys.has(key)) byAttribute.delete(key);
	}
	return byAttribute;
}

/** A value keeps its number for ever; one that came with a product since is not among the cached. */
async function knownValues(
	db: Database,
	counts: ReadonlyMap<number, number>,
	cached: CachedQuery,
): Promise<KnownValues> {
	const known = await cached('facet values', ['attributes', 'attribute_values'], () => readValues(db));
	return [...counts.keys()].every((id) => known.has(id)) ? known : readValues(db);
}

async function readValues(db: Database): Promise<KnownValues> {
	const values = await listFacetValues(db);
	return new Map(values.map((value, place) => [value.id, { value, place }]));
}
