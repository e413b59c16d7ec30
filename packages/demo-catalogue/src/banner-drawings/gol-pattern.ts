import { d, el, group, path, rect } from '../drawings/kit.ts';

/** An octagon around 0,0 of w × h whose corners are cut by `cut`: the outline of a göl. */
export function octagonPath(w: number, h: number, cut: number, cx = 0, cy = 0): string {
	const x = cx - w / 2;
	const y = cy - h / 2;
	return d`M${x + cut} ${y}h${w - 2 * cut}l${cut} ${cut}v${h - 2 * cut}l${-cut} ${cut}h${2 * cut - w}l${-cut} ${-cut}v${2 * cut - h}z`;
}

/** The shop's mark, as in packages/ui/src/mark.tsx: 64 × 64 from 0,0. */
const MARK_STRONG =
	'M29.5 1H20L1 20v9.5h11v-6.5h6v-5h5v-6h6.5zM34.5 63H44l19-19v-9.5H52v6.5h-6v5h-5v6h-6.5zM32 18l14 14-14 14-14-14z';
const MARK_SOFT = 'M34.5 1H44l19 19v9.5H52v-6.5h-6v-5h-5v-6h-6.5zM29.5 63H20L1 44v-9.5h11v6.5h6v5h5v6h6.5z';

export function golMark(cx: number, cy: number, size: number, colour: string, soft = 0.55): string {
	return group(
		{
			transform: d`translate(${cx - size / 2} ${cy - size / 2})scale(${(size / 64).toFixed(3)})`,
			fill: colour,
		},
		el('path', { d: MARK_STRONG }),
		el('path', { d: MARK_SOFT, opacity: soft }),
	);
}

/** The small ornament between the göls: a stepped diamond, a chuval göl in miniature. */
const BETWEEN = 'M-4-20h8v6h6v6h6v6h6v4h-6v6h-6v6h-6v6h-8v-6h-6v-6h-6v-6h-6v-4h6v-6h6v-6h6z';

type GolPattern = {
	width: number;
	height: number;
	/** One colour near the ground's: the pattern is felt, not read. */
	colour: string;
	opacity: number;
	/** Width of one göl. */
	size: number;
	/** Moves the field, as a share of one step (0–1). */
	phase?: number;
	/** Unique within the picture. */
	id: string;
};

/** A field of göls in rows as on a carpet, with small ornaments between. */
export function golPattern({ width, height, colour, opacity, size, phase = 0, id }: GolPattern): string {
	const stepX = 108;
	const stepY = 88;
	const scale = size / 76;
	const shift = d`translate(${-phase * stepX * scale} ${-phase * 0.5 * stepY * scale})scale(${scale.toFixed(3)})`;
	const tile = group(
		{ fill: colour },
		group(
			{ transform: d`translate(${stepX / 2 - 38} ${stepY / 2 - 32})scale(1.19 1)` },
			el('path', { d: MARK_STRONG }),
			el('path', { d: MARK_SOFT, opacity: 0.6 }),
		),
		...[
			[0, 0],
			[stepX, 0],
			[0, stepY],
			[stepX, stepY],
		].map(([x = 0, y = 0]) => el('path', { d: BETWEEN, transform: d`translate(${x} ${y})scale(.8)` })),
	);
	const field = el(
		'pattern',
		{ id, width: stepX, height: stepY, patternUnits: 'userSpaceOnUse', patternTransform: shift },
		tile,
	);
	return `<defs>${field}</defs>${rect(0, 0, width, height, 0, `url(#${id})`, { opacity })}`;
}

/** The border of a carpet: a strip of diamonds between two lines, from y to y + height at x. */
export function carpetBorder(x: number, y: number, width: number, height: number, colour: string): string {
	const count = Math.max(1, Math.round(height / (width * 1.6)));
	const step = height / count;
	const half = width / 2;
	let text = '';
	for (let i = 0; i < count; i++) {
		const cy = y + (i + 0.5) * step;
		text += d`M${x} ${cy}l${half} ${-half}l${half} ${half}l${-half} ${half}z`;
	}
	return path(text, colour);
}
