/** Specification, point 9: the home page fetches this many categories at a time. */
export const HOME_CATEGORIES_PER_FETCH = 7;

const WIDE_SCREEN_PX = 768;
export const WIDE_CARD_SIZE = 5;
const NARROW_CARD_SIZE = 4;

/** HOME-01: a section shows 5 products on screens wider than 768 px, and otherwise 4. */
export function homeCardSize(viewportWidthPx: number): number {
	return viewportWidthPx > WIDE_SCREEN_PX ? WIDE_CARD_SIZE : NARROW_CARD_SIZE;
}
