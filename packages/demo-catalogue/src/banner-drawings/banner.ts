import { sketch } from '../drawings/kit.ts';
import { carpetBorder } from './gol-pattern.ts';
import { sceneOf } from './scenes.ts';
import { arrowButton, ground, picture, stage } from './stage.ts';
import { CAP_HEIGHT, fitText, outlineLines } from './text-outline.ts';

type Banner = { scene: string; title: string; subtitle: string; seed: number };

const WIDTH = 1200;
const HEIGHT = 480;
const LEFT = 72;
const TITLE = {
	width: 562,
	height: 272,
	maxLines: 3,
	weight: 800,
	size: 104,
	enough: { size: 82, lines: 2 },
	leading: 1.1,
	tracking: -0.02,
} as const;
const SUBTITLE = {
	width: 570,
	height: 90,
	maxLines: 2,
	weight: 500,
	size: 37,
	enough: { size: 34, lines: 1 },
	leading: 1.24,
} as const;
/** From the last base line of the title to the capitals of the subtitle. */
const GAP = 46;

/** A wide banner of the home page, 1200 × 480. */
export function drawBanner({ scene: name, title, subtitle, seed }: Banner): string {
	const scene = sceneOf(name);
	const { palette } = scene;
	const s = sketch({ illustration: name, subcategoryId: 0, brand: '', series: '', attributes: {}, seed });
	const big = fitText(title, TITLE);
	const small = fitText(subtitle, SUBTITLE);
	const titleTall = big.size * (CAP_HEIGHT + (big.lines.length - 1) * TITLE.leading);
	const smallTall =
		subtitle === '' ? 0 : GAP + small.size * (CAP_HEIGHT + (small.lines.length - 1) * SUBTITLE.leading);
	const top = (HEIGHT - titleTall - smallTall) / 2;
	const titleBase = top + big.size * CAP_HEIGHT;
	const subtitleBase = top + titleTall + GAP + small.size * CAP_HEIGHT;
	const content =
		ground(s, palette, WIDTH, HEIGHT, seed) +
		carpetBorder(14, 0, 14, HEIGHT, palette.accent) +
		stage(s, palette, 915, 240, 0.92, scene.art(s)) +
		arrowButton(palette, 1130, 410, 28) +
		outlineLines(big.lines, LEFT, titleBase, TITLE.leading, { ...TITLE, size: big.size }, palette.title) +
		outlineLines(
			small.lines,
			LEFT,
			subtitleBase,
			SUBTITLE.leading,
			{ ...SUBTITLE, size: small.size },
			palette.subtitle,
		);
	return picture(WIDTH, HEIGHT, s.done(content));
}
