import type { Attributes, Localized } from './catalogue-types.ts';

/** A product before it has an id, a price or a place in the list. */
export type ProductDraft = {
	categoryId: number;
	subcategoryId: number;
	brand: string;
	series: string;
	typeWord: Localized;
	illustration: string;
	attributes: Attributes;
	nameHighlights: string[] | undefined;
	/** The position in the price range of the sub-category, from 0 to 1. */
	level: number;
};
