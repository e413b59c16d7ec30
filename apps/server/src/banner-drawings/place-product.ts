import type { Drawing, DrawingSubject, DrawingView } from '../drawings/drawing.ts';
import { CENTRE, place } from '../drawings/kit.ts';

/** A product as it stands in a banner: which drawing, of what, and where (cx, cy is the picture's middle). */
export type Placed = {
	draw: Drawing;
	illustration: string;
	view?: DrawingView;
	subcategoryId?: number;
	attributes?: DrawingSubject['attributes'];
	brand?: string;
	series?: string;
	seed: number;
	cx: number;
	cy: number;
	/** Side of the whole picture; the product fills some two thirds of it. */
	size: number;
	turn?: number;
};

/** Every drawing names its gradients d0, d1 …: together in one picture they need names of their own. */
export function prefixIds(svg: string, prefix: string): string {
	return svg.replaceAll(/( id="|url\(#|href="#)/g, `$1${prefix}`);
}

export function placeProduct(product: Placed, prefix: string): string {
	const { draw, illustration, view = 'front', cx, cy, size, turn = 0, seed } = product;
	const subject: DrawingSubject = {
		illustration,
		subcategoryId: product.subcategoryId ?? 0,
		brand: product.brand ?? '',
		series: product.series ?? '',
		attributes: product.attributes ?? {},
		seed,
	};
	const picture = prefixIds(draw(subject, view), prefix);
	const scale = size / (2 * CENTRE);
	return place(cx, cy, turn, scale, place(-CENTRE, -CENTRE, 0, 1, picture));
}

/** Several products, the first at the back. */
export function placeProducts(products: readonly Placed[]): string {
	return products.map((product, i) => placeProduct(product, `p${i}`)).join('');
}
