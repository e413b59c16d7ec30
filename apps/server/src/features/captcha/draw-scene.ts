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
export function drawScene(random: Random): string {
	const [ground = '', ...colours] = shuffled(random.pick(PALETTES), random);
	const shapes = [...guls(colours, random), ...scraps(colours, random)].join('');
	const lights = Array.from({ length: 7 }, () => light(random)).join('');
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PUZZLE_WIDTH} ${PUZZLE_HEIGHT}">
		<defs><radialGradient id="l"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
		<radialGradient id="d"><stop stop-color="#000" stop-opacity=".55"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient></defs>
		<rect width="100%" height="100%" fill="${ground}"/>${shapes}${lights}</svg>`;
}

/** The eight-sided figures of carpets, in rows that are not quite rows. */
function guls(colours: readonly string[], random: Random): string[] {
	const step = random.between(34, 50);
	const turn = random.between(-25, 25);
	const figures: string[] = [];
	for (let row = -3; row <= 3; row += 1) {
		for (let column = -4; column <= 4; column += 1) {
			const [x, y] = [PUZZLE_WIDTH / 2 + column * step, PUZZLE_HEIGHT / 2 + row * step];
			figures.push(
				gul(x + random.between(-7, 7), y + random.between(-7, 7), random.between(10, 22), colours, random),
			);
		}
	}
	return [
		`<g transform="rotate(${turn.toFixed(1)} ${PUZZLE_WIDTH / 2} ${PUZZLE_HEIGHT / 2})">${figures.join('')}</g>`,
	];
}

function gul(x: number, y: number, size: number, colours: readonly string[], random: Random): string {
	const corners = random.pick([4, 6, 8] as const);
	const rings = random.int(2, 4);
	const turn = random.between(0, Math.PI);
	return Array.from({ length: rings }, (_, ring) => {
		const radius = size * (1 - ring / rings);
		const points = Array.from({ length: corners }, (_, corner) => {
			const angle = turn + (corner * 2 * Math.PI) / corners;
			return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
		});
		return `<polygon points="${points.join(' ')}" fill="${pickFrom(colours, random)}" stroke="${pickFrom(colours, random)}" stroke-width="${random.between(0.4, 1.6).toFixed(1)}"/>`;
	}).join('');
}

/** Loose pieces with bright and dark outlines, about as large as the gap. */
function scraps(colours: readonly string[], random: Random): string[] {
	return Array.from({ length: 12 }, () => {
		const [x, y] = [random.between(0, PUZZLE_WIDTH), random.between(0, PUZZLE_HEIGHT)];
		const [width, height] = [random.between(14, 44), random.between(14, 44)];
		return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${random.between(0, 14).toFixed(1)}" fill="${pickFrom(colours, random)}" fill-opacity="${random.between(0.25, 0.8).toFixed(2)}" stroke="${random.pick(['#fff', '#000'] as const)}" stroke-opacity="${random.between(0.3, 0.8).toFixed(2)}" transform="rotate(${random.int(-40, 40)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
	});
}

function light(random: Random): string {
	const [x, y] = [random.int(0, PUZZLE_WIDTH), random.int(0, PUZZLE_HEIGHT)];
	return `<ellipse cx="${x}" cy="${y}" rx="${random.int(20, 60)}" ry="${random.int(15, 45)}" fill="url(#${random.pick(['l', 'd'] as const)})"/>`;
}

function pickFrom(colours: readonly string[], random: Random): string {
	return colours[random.int(0, colours.length - 1)] ?? '#000';
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
	return items
		.map((item) => ({ item, key: random.between(0, 1) }))
		.toSorted((one, other) => one.key - other.key)
		.map(({ item }) => item);
}
