/** What lists need to know of a product that is sold. */
export type Listing = {
	productId: number;
	categoryId: number;
	subcategoryId: number;
	brandId: number;
	/** The kind of thing in its names, by its id in the search dictionary; 0 while its names are not read. */
	typeId: number;
	/** CHOOSE-01: the family that it is a variant of; 0 is none. */
	familyId: number;
	/** What the shopper pays for one piece. */
	priceTenge: number;
	/** A fraction: 0.25 is a quarter off. */
	discount: number;
	createdMicros: number;
	inStock: boolean;
	onSale: boolean;
	isNew: boolean;
	/** FIND-04: true for what is bought to go with another product, such as a phone case. */
	isAccessory: boolean;
	/** FIND-04: recent sales and views as a score from 0 to 65535. */
	popularity: number;
	/**
	 * CHOOSE-03: the sum of stars in published reviews of the product and its variants, sold or not; `reviewCount` is how many
	 * reviews there are.
	 */
	starsSum: number;
	reviewCount: number;
	/** Attribute values by their id in the shop's dictionary of values, ascending. */
	facetIds: readonly number[];
	/** Words of its names by their id in the search dictionary, ascending. */
	wordIds: readonly number[];
};

/** The content of a product's names. */
export type NameWords = Pick<Listing, 'typeId' | 'wordIds'>;
