/** The facts about a sold product that lists need. */
export type Listing = {
	productId: number;
	categoryId: number;
	subcategoryId: number;
	brandId: number;
	/**
	 * The kind of product that its names state, by its id in the search dictionary; 0 until its names are
	 * read.
	 */
	typeId: number;
	/** CHOOSE-01: the family of the product; 0 if it has none. */
	familyId: number;
	/** The price that the shopper pays for one piece. */
	priceTenge: number;
	/** A fraction: 0.25 is a quarter off. */
	discount: number;
	createdMicros: number;
	inStock: boolean;
	onSale: boolean;
	isNew: boolean;
	/** FIND-04: true for a product that people buy to go with another, such as a phone case. */
	isAccessory: boolean;
	/** FIND-04: recent sales and views as a score from 0 to 65535. */
	popularity: number;
	/**
	 * CHOOSE-03: the sum of stars in the published reviews of the product and all its variants. `reviewCount`
	 * is the number of these reviews.
	 */
	starsSum: number;
	reviewCount: number;
	/** The product's attribute values, by their ids in the shop's dictionary of values, ascending. */
	facetIds: readonly number[];
	/** The words of its names, by their ids in the search dictionary, ascending. */
	wordIds: readonly number[];
};

/** The content of a product's names. */
export type NameWords = Pick<Listing, 'typeId' | 'wordIds'>;
