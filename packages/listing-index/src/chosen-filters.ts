import type { MinRating } from '@dukan/domain/goods/lists/list-filters.ts';

/** What the shopper chose; attribute values are facet ids. */
export type ChosenFilters = {
	categoryIds: ReadonlySet<number>;
	brandIds: ReadonlySet<number>;
	minPriceTenge: number | undefined;
	maxPriceTenge: number | undefined;
	inStock: boolean;
	onSale: boolean;
	minRating: MinRating | undefined;
	attributes: readonly ChosenAttribute[];
};

export type ChosenAttribute = {
	key: string;
	/** All values that the attribute has anywhere. */
	valueIds: readonly number[];
	chosenIds: readonly number[];
};
