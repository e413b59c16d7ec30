import {
	circle,
	d,
	ellipse,
	group,
	path,
	place,
	rect,
	roundedPath,
	type Sketch,
	stroke,
} from '../drawings/kit.ts';
import { golMark, octagonPath } from './gol-pattern.ts';

const RED = '#a51d33';
const RED_LIGHT = '#c23a4c';
const RED_DARK = '#741224';
const CREAM = '#fbf3e4';
const GOLD = '#c9a86a';

/** A building of white marble: lit on the left, shaded on the right, with rows of windows. */
function block(x: number, y: number, w: number, base: number, rows: number, columns: number): string {
	const gapX = w / (columns + 1);
	const gapY = Math.min(20, (base - y - 16) / rows);
	let windows = '';
	for (let r = 0; r < rows; r++) {
		for (let c = 0; c < columns; c++) {
			windows += d`M${x + gapX * (c + 0.72)} ${y + 14 + r * gapY}h${gapX * 0.56}v${gapY * 0.5}h${-gapX * 0.56}z`;
		}
	}
	return (
		rect(x, y, w, base - y, 2, '#ffffff') +
		rect(x + w * 0.78, y, w * 0.22, base - y, 0, '#dfe6ea') +
		path(windows, '#b9cdd6') +
		rect(x - 3, y - 4, w + 6, 6, 1, '#eef2f3')
	);
}

/** The palace: a long colonnade with a golden dome. */
function palace(x: number, base: number): string {
	const columns = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => d`M${x + 9 + i * 15.5} ${base - 36}h6v36h-6z`).join('');
	return (
		rect(x, base - 38, 126, 38, 0, '#e3eaed') +
		path(columns, '#ffffff') +
		rect(x - 5, base - 46, 136, 10, 1, '#ffffff') +
		rect(x + 38, base - 62, 50, 18, 1, '#f3f6f7') +
		path(d`M${x + 38} ${base - 62}q0 -36 25 -48q25 12 25 48z`, GOLD) +
		path(d`M${x + 63} ${base - 110}q25 12 25 48h-14q4 -34 -11 -48z`, '#a98748') +
		stroke(d`M${x + 63} ${base - 110}v-16`, GOLD, 3)
	);
}

/** The arch on three legs with its golden statue on top. */
function neutralityArch(cx: number, base: number): string {
	return (
		path(
			d`M${cx - 44} ${base}L${cx - 13} ${base - 118}h26L${cx + 44} ${base}h-17L${cx + 7} ${base - 84}h-14L${cx - 27} ${base}z`,
			'#ffffff',
		) +
		path(d`M${cx + 2} ${base - 118}h11L${cx + 44} ${base}h-17L${cx + 7} ${base - 84}h-5z`, '#dde5e9') +
		rect(cx - 20, base - 130, 40, 13, 3, '#f4f7f8') +
		rect(cx - 25, base - 78, 50, 8, 2, '#ffffff') +
		rect(cx - 10, base - 162, 20, 33, 2, '#ffffff') +
		rect(cx + 2, base - 162, 8, 33, 1, '#dde5e9') +
		path(d`M${cx - 4} ${base - 164}h8l-1 -16l5 -9l-6 2l-2 -5l-2 5l-6 -2l5 9z`, GOLD)
	);
}

/** The slim tower with its eight-pointed star. */
function starTower(cx: number, base: number): string {
	return (
		path(d`M${cx - 9} ${base}L${cx - 4} ${base - 190}h8L${cx + 9} ${base}z`, '#ffffff') +
		path(d`M${cx} ${base - 190}h4L${cx + 9} ${base}h-9z`, '#dfe6ea') +
		path(octagonPath(38, 34, 11, cx, base - 146), '#ffffff') +
		path(octagonPath(22, 20, 6, cx, base - 146), GOLD) +
		stroke(d`M${cx} ${base - 188}v-34`, '#ffffff', 3)
	);
}

/** Ashgabat as seen through the window of the stage, with the Kopetdag behind and the road in front. */
export function cityWindow(s: Sketch, w: number, h: number, cut: number): string {
	const base = 92;
	const clip = s.clip(path(octagonPath(w, h, cut), '#000'));
	const sky = s.linear(90, [0, '#a9d3e3'], [0.55, '#e4f1f0'], [0.75, '#f8f0dc']);
	return group(
		{ 'clip-path': clip },
		rect(-w / 2, -h / 2, w, h, 0, sky),
		circle(28, -118, 26, '#fff6dd'),
		path('M-260 60L-196 18L-150 40L-84-8L-30 30L22 4L88 44L140 10L206 42L260 20V110H-260z', '#b7cfd3'),
		path('M-260 84L-180 50L-110 74L-30 48L60 78L150 52L260 78V110H-260z', '#a3c3c2'),
		place(
			0,
			base,
			0,
			1.22,
			block(-204, -92, 40, 0, 5, 3),
			block(-160, -62, 30, 0, 3, 2),
			starTower(-112, 0),
			palace(-72, 0),
			neutralityArch(104, 0),
			block(150, -116, 40, 0, 6, 3),
		),
		ellipse(-200, 100, 60, 18, '#5c8f68'),
		ellipse(-60, 102, 74, 14, '#6b9c72'),
		ellipse(180, 102, 90, 18, '#5c8f68'),
		rect(-w / 2, base, w, 12, 0, '#e9e2d2'),
		rect(-w / 2, base + 10, w, 120, 0, s.linear(90, [0, '#6c7076'], [1, '#4a4e55'])),
		path(
			'M-240 168h60v6h-60zM-130 168h60v6h-60zM-20 168h60v6h-60zM90 168h60v6h-60zM200 168h60v6h-60z',
			CREAM,
			{
				'fill-opacity': 0.8,
			},
		),
	);
}

function wheel(cx: number, cy: number, r: number): string {
	return (
		circle(cx, cy, r, '#1c1d20') +
		circle(cx, cy, r * 0.62, '#cfd3d8') +
		circle(cx, cy, r * 0.5, '#8d939b') +
		path(octagonPath(r * 0.62, r * 0.62, r * 0.18, cx, cy), '#e8eaed') +
		circle(cx, cy, r * 0.12, '#6c727a')
	);
}

/** The shop's van in its own colours, drawn around 0,0, some 400 wide; it drives to the right. */
export function deliveryVan(s: Sketch): string {
	const body = s.linear(90, [0, RED_LIGHT], [0.3, RED], [0.85, RED], [1, RED_DARK]);
	const glass = s.linear(60, [0, '#4c6675'], [0.5, '#2a3f4c'], [1, '#1d2c37']);
	const shell =
		'M-188-104Q-188-128-164-128H62Q84-128 97-112L141-52L186-34Q202-27 202-8V56Q202 68 190 68H-176Q-188 68-188 56z';
	const band = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
		.map((i) => d`M${-170 + i * 20} 44l10 -10l10 10l-10 10z`)
		.join('');
	return (
		ellipse(
			6,
			102,
			236,
			20,
			s.radial(0.5, 0.5, 0.5, [0, '#14181c', 0.6], [0.6, '#14181c', 0.32], [1, '#14181c', 0]),
		) +
		path(shell, body) +
		path('M-176-116Q-176-122-164-122H60Q76-122 86-112z', '#ffffff', { 'fill-opacity': 0.2 }) +
		path('M76-102H62V-46H128L91-96Q86-102 76-102z', glass) +
		path('M76-102h-4l30 56h12z', '#ffffff', { 'fill-opacity': 0.18 }) +
		stroke('M48-112V56M48-20H140M-64 56V-112', RED_DARK, 2.5, { 'stroke-opacity': 0.75 }) +
		path(roundedPath(58, -8, 24, 6, 3), RED_DARK) +
		rect(-188, 30, 236, 28, 0, CREAM, { 'fill-opacity': 0.96 }) +
		path(band, RED) +
		golMark(-10, -44, 96, CREAM) +
		path('M176-30L187-26Q200-20 201-6H184Q174-14 176-30z', '#fff3cf') +
		rect(-188, -20, 8, 34, 2, '#f3b04b') +
		path('M-188 54H202V60Q202 72 190 72H-176Q-188 72-188 60z', '#33363b') +
		path('M-152 72a42 42 0 0 1 84 0zM88 72a42 42 0 0 1 84 0z', '#2a1015') +
		wheel(-110, 72, 35) +
		wheel(130, 72, 35)
	);
}
