import { PUZZLE_HEIGHT, PUZZLE_WIDTH } from '@dukan/domain/people/captcha/slider.ts';
import { random } from './random.ts';

type Colours = readonly [string, ...string[]];
type Palette = { ground: string; figures: Colours };

const PALETTES: readonly [Palette, ...Palette[]] = [
	{ ground: '#7c1426', figures: ['#c9a86a', '#1f5c46', '#f1e3c6', '#2b2320'] },
	{ ground: '#1f5c46', figures: ['#e2b65a', '#9b1b30', '#eadfc8', '#143a4a'] },
	{ ground: '#24476b', figures: ['#d98b4a', '#f3e7d0', '#7c1426', '#172b33'] },
	{ ground: '#8a4b1f', figures: ['#f0d9a8', '#245c5c', '#b0303a', '#33211a'] },
];

/** The distance between figures, in CSS pixels. */
const STEP = 32;

/** Draws rows of the country's eight-sided figures, as the content of an svg. */
export function drawCarpet(): string {
	const { ground, figures: colours } = random.pick(PALETTES);
	const figures: string[] = [];
	for (let y = random.between(-STEP, 0); y < PUZZLE_HEIGHT + STEP; y += STEP)
		for (let x = random.between(-STEP, 0); x < PUZZLE_WIDTH + STEP; x += STEP)
			figures.push(drawFigure(x, y, colours));
	const lean = random.int(-15, 15);
	return `<rect width="100%" height="100%" fill="${ground}"/><g transform="skewX(${lean})">${figures.join('')}</g>`;
}

function drawFigure(x: number, y: number, colours: Colours): string {
	const size = random.between(STEP * 0.35, STEP * 0.55);
	return [1, 0.65, 0.3]
		.map((part) => {
			const [far, near] = [size * part, size * part * 0.42];
			const corners = [
				[-near, -far],
				[near, -far],
				[far, -near],
				[far, near],
				[near, far],
				[-near, far],
				[-far, near],
				[-far, -near],
			].map(([right = 0, down = 0]) => `${(x + right).toFixed(1)},${(y + down).toFixed(1)}`);
			return `<polygon points="${corners.join(' ')}" fill="${random.pick(colours)}"/>`;
		})
		.join('');
}
