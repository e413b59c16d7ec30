import { sketch } from '../drawings/kit.ts';
import { smallSceneOf } from './scenes.ts';
import { arrowButton, ground, picture, stage } from './stage.ts';
import { CAP_HEIGHT, fitText, outlineLines } from './text-outline.ts';

type SmallBanner = { scene: string; title: string; seed: number };

const WIDTH = 600;
const HEIGHT = 300;
const LEFT = 36;
const TITLE = {
	width: 246,
	height: 152,
	maxLines: 3,
	weight: 800,
	size: 58,
	leading: 1.08,
	tracking: -0.02,
} as const;

/** A small banner of the home page, 600 × 300. */
export function drawSmallBanner({ scene: name, title, seed }: SmallBanner): string {
	const scene = smallSceneOf(name);
	const { palette } = scene;
	const s = sketch({ illustration: name, subcategoryId: 0, brand: '', series: '', attributes: {}, seed });
	const { size, lines } = fitText(title, TITLE);
	const content =
		ground(s, palette, WIDTH, HEIGHT, seed) +
		stage(s, palette, 436, 150, 0.51, scene.art(s)) +
		arrowButton(palette, LEFT + 20, 244, 20) +
		outlineLines(lines, LEFT, 44 + size * CAP_HEIGHT, TITLE.leading, { ...TITLE, size }, palette.title);
	return picture(WIDTH, HEIGHT, s.done(content));
}
