/** What a product's picture is drawn from: the product's own facts, so that neighbours in a list differ. */
export type DrawingSubject = {
	illustration: string;
	subcategoryId: number;
	brand: string;
	series: string;
	/** Raw attribute values by key, as in the catalogue plan: { screenSize: 15.6, colour: 'black', backlight: true }. */
	attributes: Readonly<Record<string, string | number | boolean>>;
	/** Stable per product; decides whatever the attributes leave open. */
	seed: number;
};

/** The three pictures of the gallery. 'front' is the one on cards. */
export const DRAWING_VIEWS = ['front', 'angle', 'detail'] as const;
export type DrawingView = (typeof DRAWING_VIEWS)[number];

/** Draws one view on the square canvas of the kit; returns the inside of the <svg>. */
export type Drawing = (subject: DrawingSubject, view: DrawingView) => string;
