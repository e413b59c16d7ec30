/** What lists ask of a product that is sold. */
export type Listing = {
	productId: number;
	categoryId: number;
	subcategoryId: number;
	brandId: number;
	/** Sub-category, brand and type of thing as one number; 0 while the search does not know the product. */
	kindId: number;
	/** CHOOSE-01: the family that it is a variant of; 0 is none. */
	familyId: number;
	/** What the shopper pays for one piece. */
	priceTenge: number;
	/** 0.25 is a quarter off. */
	discount: number;
	createdMicros: number;
	inStock: boolean;
	onSale: boolean;
	isNew: boolean;
	/** FIND-04: bought for another thing, as a case is for a phone. */
	isAccessory: boolean;
	/** FIND-04: recent sales and views, from 0 to 65535. */
	popularity: number;
	/** CHOOSE-03: of the published reviews of it and its variants, sold or not: the sum of stars, and how many there are. */
	starsSum: number;
	reviewCount: number;
	/** Attribute values by their number in the shop's dictionary of values, ascending. */
	facetIds: readonly number[];
	/** Words of the name by their number in the shop's dictionary of words, ascending. */
	wordIds: readonly number[];
};
