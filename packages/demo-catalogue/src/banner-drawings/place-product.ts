import type { Drawing, DrawingSubject, DrawingView } from '../drawings/drawing.ts';
import { CENTRE, place } from '../drawings/kit.ts';

/** A product as it stands in a banner. */
type Placed = {
	draw: Drawing;
	/** What the drawing needs to know; the rest is left open. */
	of: Partial<DrawingSubject> & { seed: number };
	/** Where the middle of its picture is, and how wide the whole picture: the product fills some two thirds. */
	at: readonly [cx: number, cy: number, size: number];
	view?: DrawingView;
	turn?: number;
};

/** Every drawing names its gradients d0, d1 …: together in one picture they need names of their own. */
function prefixIds(svg: string, prefix: string): string {
	return svg.replaceAll(/( id="|url\(#|href="#)/g, `$1${prefix}`);
}

function placeProduct({ draw, of, at, view = 'front', turn = 0 }: Placed, prefix: string): string {
	const subject: DrawingSubject = {
		illustration: '',
		subcategoryId: 0,
		brand: '',
		series: '',
		attributes: {},
		...of,
	};
	const [cx, cy, size] = at;
	const picture = prefixIds(draw(subject, view), prefix);
	return place(cx, cy, turn, size / (2 * CENTRE), place(-CENTRE, -CENTRE, 0, 1, picture));
}

/** Several products, the first at the back. */
export function placeProducts(...products: readonly Placed[]): string {
	return products.map((product, i) => placeProduct(product, `p${i}`)).join('');
}
