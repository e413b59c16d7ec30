import { CANVAS, CENTRE, d, group, path, rect } from './kit.ts';

const SAND = '#e6ddcf';
const CLAY = '#d3c5b1';
const DUST = '#c2b29b';
const CREAM = '#f3ede3';

/** An octagon around the middle, w and h from it, its corners cut by c. */
function octagon(w: number, h: number, c: number): string {
	return d`M${CENTRE - w + c} ${CENTRE - h}H${CENTRE + w - c}L${CENTRE + w} ${CENTRE - h + c}V${CENTRE + h - c}L${CENTRE + w - c} ${CENTRE + h}H${CENTRE - w + c}L${CENTRE - w} ${CENTRE + h - c}V${CENTRE - h + c}z`;
}

/** A stepped diamond of seven rows, the small motif between the big ones. */
function diamond(cx: number, cy: number, k: number): string {
	const steps = (x: 1 | -1, y: 1 | -1, across: boolean) =>
		(across ? d`h${x * k}v${y * k}` : d`v${y * k}h${x * k}`).repeat(3);
	return d`M${cx - k / 2} ${cy - 3.5 * k}h${k}${steps(1, 1, false)}v${k}${steps(-1, 1, true)}h${-k}${steps(-1, -1, false)}v${-k}${steps(1, -1, true)}z`;
}

/** A three-leaved sprig around 0,0, one to each quarter of the göl. */
const SPRIG =
	'M-7-54H7V54H-7zM-44-46H-30V-20H-7V-6H-44zM44-46H30V-20H7V-6H44zM-30 14H-7V28H-30zM30 14H7V28H30z';

/** The picture of a product without one: a göl, the octagon of the Turkmen carpet, in quiet tones. */
export function drawNoPicture(): string {
	const quarter = (sx: 1 | -1, sy: 1 | -1) =>
		d`M${CENTRE} ${CENTRE}V${CENTRE - sy * 210}H${CENTRE + sx * 158}L${CENTRE + sx * 262} ${CENTRE - sy * 106}V${CENTRE}z`;
	const sprig = (sx: 1 | -1, sy: 1 | -1, colour: string) =>
		group(
			{ transform: d`translate(${CENTRE + sx * 136} ${CENTRE - sy * 118}) scale(1 ${sy})` },
			path(SPRIG, colour),
		);
	const corners = [
		[130, 170],
		[830, 170],
		[130, 790],
		[830, 790],
	] as const;
	return (
		rect(0, 0, CANVAS, CANVAS, 0, '#f4efe6') +
		path(corners.map(([x, y]) => diamond(x, y, 18)).join(''), SAND) +
		path(corners.map(([x, y]) => diamond(x, y, 7)).join(''), '#f4efe6') +
		path(octagon(372, 312, 146), DUST) +
		path(octagon(352, 292, 138), CREAM) +
		path(octagon(300, 248, 120), CLAY) +
		path(quarter(1, 1) + quarter(-1, -1), SAND) +
		path(quarter(1, -1) + quarter(-1, 1), CREAM) +
		sprig(1, 1, CREAM) +
		sprig(-1, -1, CREAM) +
		sprig(-1, 1, CLAY) +
		sprig(1, -1, CLAY) +
		path(octagon(88, 76, 36), DUST) +
		path(octagon(72, 60, 29), CREAM) +
		path(diamond(CENTRE, CENTRE, 13), DUST) +
		path(diamond(CENTRE, CENTRE, 4), CREAM)
	);
}
