import { PUZZLE_HEIGHT, PUZZLE_WIDTH } from '@dukan/domain/captcha/slider.ts';
import type { Random } from './random.ts';

/** Colours of carpets; each scene takes a few. */
const PALETTES: readonly [readonly string[], ...(readonly string[])[]] = [
	['#7c1426', '#c9a86a', '#1f5c46', '#f1e3c6', '#2b2320'],
	['#1f5c46', '#e2b65a', '#9b1b30', '#eadfc8', '#143a4a'],
	['#24476b', '#d98b4a', '#f3e7d0', '#7c1426', '#172b33'],
	['#8a4b1f', '#f0d9a8', '#245c5c', '#b0303a', '#33211a'],
];

/**
 * A carpet that never was: no two are alike, so that pictures cannot be collected and compared. Full of outlines, light
 * and dark places: the gap is not the only thing that stands out.
 */
export function drawScene(chance: Random): string {
	const [ground = '', ...colours] = shuffled(chance.pick(PALETTES), chance);
	const shapes = [...guls(colours, chance), ...scraps(colours, chance)].join('');
	const lights = Array.from({ length: 7 }, () => light(chance)).join('');
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PUZZLE_WIDTH} ${PUZZLE_HEIGHT}">
		<defs><radialGradient id="l"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
		<radialGradient id="d"><stop stop-color="#000" stop-opacity=".55"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs>
		<rect width="100%" height="100%" fill="${ground}"/>${shapes}${lights}</svg>`;
}

/** The eight-sided figures of carpets, in rows that are not quite rows. */
function guls(colours: readonly string[], chance: Random): string[] {
	const step = chance.between(34, 50);
	const turn = chance.between(-25, 25);
	const figures: string[] = [];
	for (let row = -3; row <= 3; row += 1) {
		for (let column = -4; column <= 4; column += 1) {
			const [x, y] = [PUZZLE_WIDTH / 2 + column * step, PUZZLE_HEIGHT / 2 + row * step];
			figures.push(
				gul(x + chance.between(-7, 7), y + chance.between(-7, 7), chance.between(10, 22), colours, chance),
			);
		}
	}
	return [
		`<g transform="rotate(${turn.toFixed(1)} ${PUZZLE_WIDTH / 2} ${PUZZLE_HEIGHT / 2})">${figures.join('')}</g>`,
	];
}

function gul(x: number, y: number, size: number, colours: readonly string[], chance: Random): string {
	const corners = chance.pick([4, 6, 8] as const);
	const rings = chance.int(2, 4);
	const turn = chance.between(0, Math.PI);
	return Array.from({ length: rings }, (_, ring) => {
		const radius = size * (1 - ring / rings);
		const points = Array.from({ length: corners }, (_, corner) => {
			const angle = turn + (corner * 2 * Math.PI) / corners;
			return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
		});
		return `<polygon points="${points.join(' ')}" fill="${pickFrom(colours, chance)}" stroke="${pickFrom(colours, chance)}" stroke-width="${chance.between(0.4, 1.6).toFixed(1)}"/>`;
	}).join('');
}

/** Loose pieces with bright and dark outlines, about as large as the gap. */
function scraps(colours: readonly string[], chance: Random): string[] {
	return Array.from({ length: 12 }, () => {
		const [x, y] = [chance.between(0, PUZZLE_WIDTH), chance.between(0, PUZZLE_HEIGHT)];
		const [width, height] = [chance.between(14, 44), chance.between(14, 44)];
		return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${chance.between(0, 14).toFixed(1)}" fill="${pickFrom(colours, chance)}" fill-opacity="${chance.between(0.25, 0.8).toFixed(2)}" stroke="${chance.pick(['#fff', '#000'] as const)}" stroke-opacity="${chance.between(0.3, 0.8).toFixed(2)}" transform="rotate(${chance.int(-40, 40)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
	});
}

function light(chance: Random): string {
	const [x, y] = [chance.int(0, PUZZLE_WIDTH), chance.int(0, PUZZLE_HEIGHT)];
	return `<ellipse cx="${x}" cy="${y}" rx="${chance.int(20, 60)}" ry="${chance.int(15, 45)}" fill="url(#${chance.pick(['l', 'd'] as const)})"/>`;
}

function pickFrom(colours: readonly string[], chance: Random): string {
	return colours[chance.int(0, colours.length - 1)] ?? '#000';
}

function shuffled<Item>(items: readonly Item[], chance: Random): Item[] {
	return items
		.map((item) => ({ item, key: chance.between(0, 1) }))
		.toSorted((one, other) => one.key - other.key)
		.map(({ item }) => item);
}
