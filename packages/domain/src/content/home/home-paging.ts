/** Specification, point 9: categories per fetch on the home page. */
export const HOME_CATEGORIES_PER_FETCH = 7;

const WIDE_SCREEN_PX = 768;
export const WIDE_CARD_SIZE = 5;
const NARROW_CARD_SIZE = 4;

/** HOME-01: products per section, 5 above 768 px width, else 4. */
export function homeCardSize(viewportWidthPx: number): number {
	return viewportWidthPx > WIDE_SCREEN_PX ? WIDE_CARD_SIZE : NARROW_CARD_SIZE;
}
