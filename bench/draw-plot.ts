import { escaped } from './escaped.ts';

export type Series = { name: string; points: readonly (readonly [x: number, y: number])[] };
export type Plot = {
	title: string;
	x: string;
	y: string;
	series: readonly Series[];
	/** Both axes in powers of ten: for what grows tenfold a step. */
	logarithmic?: boolean;
};

const SIZE = { width: 760, height: 340 };
const EDGE = { left: 64, right: 200, top: 36, bottom: 48 };
/** Told apart by people who see no red or no green, too; after the last they begin again, dashed. */
const COLOURS = ['#0b5fa5', '#c2410c', '#15803d', '#7c3aed', '#a16207', '#0e7490', '#be185d', '#4b5563'];
const TICKS = 5;

/** A line per series, as SVG that stands alone. */
export function drawPlot({ title, x, y, series, logarithmic = false }: Plot): string {
	const all = series.flatMap(({ points }) => points);
	const across = axis(
		all.map(([at]) => at),
		{ from: EDGE.left, to: SIZE.width - EDGE.right, logarithmic, fromZero: false },
	);
	const up = axis(
		all.map(([, at]) => at),
		{ from: SIZE.height - EDGE.bottom, to: EDGE.top, logarithmic, fromZero: true },
	);
	const parts = [
		text(EDGE.left, 20, title, 'font-weight="600"'),
		text((EDGE.left + SIZE.width - EDGE.right) / 2, SIZE.height - 8, x, 'text-anchor="middle"'),
		text(8, EDGE.top - 8, y),
	];
	for (const tick of up.ticks) {
		const at = up.place(tick);
		parts.push(
			`<line x1="${EDGE.left}" x2="${SIZE.width - EDGE.right}" y1="${at}" y2="${at}" stroke="#e5e5e5"/>`,
			text(EDGE.left - 8, at + 4, short(tick), 'text-anchor="end"'),
		);
	}
	for (const tick of across.ticks)
		parts.push(text(across.place(tick), SIZE.height - EDGE.bottom + 18, short(tick), 'text-anchor="middle"'));
	for (const [index, { name, points }] of series.entries()) {
		const colour = COLOURS[index % COLOURS.length];
		const dash = index >= COLOURS.length ? ' stroke-dasharray="6 4"' : '';
		const path = points.map(([px, py]) => `${across.place(px)},${up.place(py)}`).join(' ');
		const legend = EDGE.top + index * 20;
		const right = SIZE.width - EDGE.right + 16;
		parts.push(
			`<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>`,
			`<line x1="${right}" x2="${right + 20}" y1="${legend}" y2="${legend}" stroke="${colour}" stroke-width="2"${dash}/>`,
			text(right + 26, legend + 4, name),
		);
	}
	const view = `viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" ${view} role="img" aria-label="${escaped(title)}" font-family="system-ui, sans-serif" font-size="12">${parts.join('')}</svg>`;
}

type Axis = { ticks: number[]; place: (value: number) => number };

function axis(
	values: readonly number[],
	{ from, to, logarithmic, fromZero }: { from: number; to: number; logarithmic: boolean; fromZero: boolean },
): Axis {
	const scale = logarithmic ? (value: number) => Math.log10(Math.max(value, 1e-6)) : (value: number) => value;
	const low = logarithmic
		? Math.floor(scale(Math.min(...values)))
		: fromZero
			? Math.min(0, ...values)
			: Math.min(...values);
	const step = logarithmic ? 1 : niceStep((Math.max(...values) - low) / TICKS);
	const high = logarithmic ? Math.ceil(scale(Math.max(...values))) : roundUp(Math.max(...values), step);
	const span = high - low || 1;
	const ticks = [];
	for (let tick = low; tick <= high + step / 1000; tick += step) ticks.push(logarithmic ? 10 ** tick : tick);
	return { ticks, place: (value) => round(from + ((scale(value) - low) / span) * (to - from)) };
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(rough: number): number {
	if (!(rough > 0)) return 1;
	const power = 10 ** Math.floor(Math.log10(rough));
	return ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power;
}

const roundUp = (value: number, step: number) => Math.ceil(value / step - 1e-9) * step;
const round = (value: number) => Math.round(value * 10) / 10;

function short(value: number): string {
	if (Math.abs(value) >= 1_000_000) return `${round(value / 1_000_000)} M`;
	if (Math.abs(value) >= 10_000) return `${round(value / 1000)} k`;
	return String(Number(value.toPrecision(3)));
}

function text(x: number, y: number, words: string, more = ''): string {
	return `<text x="${x}" y="${y}" fill="#1c1c1c" ${more}>${escaped(words)}</text>`;
}
