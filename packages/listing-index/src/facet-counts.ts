/** Cards. Each count ignores the choice about the same thing. */
export type FacetCounts = {
	/** Cards of products that meet every choice: a family is one (CHOOSE-01). */
	found: number;
	categories: ReadonlyMap<number, number>;
	brands: ReadonlyMap<number, number>;
	/** Of an empty list, Infinity to -Infinity. */
	priceTenge: { min: number; max: number };
	inStock: number;
	onSale: number;
	/** CHOOSE-03: by average, those that are rated at least so. */
	ratings: ReadonlyMap<number, number>;
	/** By facet id. */
	values: ReadonlyMap<number, number>;
};
