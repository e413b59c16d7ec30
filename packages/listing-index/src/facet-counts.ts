/** Each count ignores the choice about the same thing. */
export type FacetCounts = {
	/** Products that meet every choice. */
	found: number;
	categories: ReadonlyMap<number, number>;
	brands: ReadonlyMap<number, number>;
	/** Of an empty list, Infinity to -Infinity. */
	priceTenge: { min: number; max: number };
	inStock: number;
	onSale: number;
	/** By facet id. */
	values: ReadonlyMap<number, number>;
};
