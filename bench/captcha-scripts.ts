import { BEEPS, PIECE_WIDTH, PUZZLE_WIDTH, pairOffset, piecePosition } from '@dukan/domain/captcha/slider.ts';
import sharp from 'sharp';
import { isRightAnswer } from '../apps/server/src/features/captcha/check-answer.ts';
import { drawPuzzle, type Puzzle } from '../apps/server/src/features/captcha/draw-puzzle.ts';
import { drawSound, type SoundPuzzle } from '../apps/server/src/features/captcha/draw-sound.ts';
import { cryptoRandom } from '../apps/server/src/features/captcha/random.ts';

const PICTURES = 100;
const SOUNDS = 300;
const FIRST = 5;
const LAST = PUZZLE_WIDTH - PIECE_WIDTH;
const WAV_HEADER = 44;
/** S6 */
const MAX_BLIND_SHARE = 0.05;

/** How often scripts of a few lines pass the puzzles. What they look at is all that a client gets. */
export async function captchaScripts(): Promise<void> {
	const hits = { blind: 0, fits: 0, differs: 0, dark: 0, outline: 0 };
	for (let count = 0; count < PICTURES; count += 1) {
		const puzzle = await drawPuzzle(cryptoRandom);
		const pixels = await readPixels(puzzle);
		const guesses = { blind: cryptoRandom.int(FIRST, LAST), ...guessesOf(pixels) };
		for (const [name, guess] of Object.entries(guesses) as [keyof typeof hits, number][])
			if (passes('picture', puzzle.position, guess)) hits[name] += 1;
	}
	const bySound = { blind: 0, loudness: 0, waves: 0 };
	for (let count = 0; count < SOUNDS; count += 1) {
		const puzzle = drawSound(cryptoRandom);
		const guesses = { blind: randomPair(), ...soundGuesses(puzzle) };
		for (const [name, [one, other]] of Object.entries(guesses) as [keyof typeof bySound, [number, number]][])
			if (passes('sound', puzzle.position, piecePosition(pairOffset(one, other)))) bySound[name] += 1;
	}
	const share = (count: number, of: number) => ({ passes: `${((count / of) * 100).toFixed(1)} %` });
	console.table({
		'picture: blind guess': share(hits.blind, PICTURES),
		'picture: where the piece differs least': share(hits.fits, PICTURES),
		'picture: where the piece differs most': share(hits.differs, PICTURES),
		'picture: darkest place in the row': share(hits.dark, PICTURES),
		'picture: fits the outline': share(hits.outline, PICTURES),
		'sound: blind guess': share(bySound.blind, SOUNDS),
		'sound: loudest and quietest': share(bySound.loudness, SOUNDS),
		'sound: waves counted at start and end': share(bySound.waves, SOUNDS),
	});
	console.log(`${PICTURES} pictures, ${SOUNDS} sounds; blind guesses may pass ${MAX_BLIND_SHARE * 100} %`);
}

function passes(kind: 'picture' | 'sound', position: number, response: number): boolean {
	const end = (response - FIRST) / 0.86;
	return isRightAnswer({ kind, position }, { response, trail: { x: [0, end / 2, end], y: [0, 0, 0] } });
}

type Pixels = { background: Buffer; piece: Buffer; width: number; height: number; pieceWidth: number };

/** Grey picture and piece with alpha, at the page's own size: one pixel to one of its pixels. */
async function readPixels({ background, slider }: Puzzle): Promise<Pixels> {
	const picture = await sharp(background)
		.resize(PUZZLE_WIDTH)
		.greyscale()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const piece = await sharp(slider)
		.resize(PIECE_WIDTH)
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { width, height } = picture.info;
	return { background: picture.data, piece: piece.data, width, height, pieceWidth: piece.info.width };
}

function guessesOf(pixels: Pixels) {
	const { background, piece, width, height, pieceWidth } = pixels;
	const solid: { row: number; column: number; grey: number; isEdge: boolean }[] = [];
	const alpha = (row: number, column: number) => piece[(row * pieceWidth + column) * 4 + 3] ?? 0;
	for (let row = 1; row < height - 1; row += 1) {
		for (let column = 1; column < pieceWidth - 1; column += 1) {
			if (alpha(row, column) < 250) continue;
			const at = (row * pieceWidth + column) * 4;
			const grey = 0.3 * (piece[at] ?? 0) + 0.59 * (piece[at + 1] ?? 0) + 0.11 * (piece[at + 2] ?? 0);
			const beside = [
				alpha(row - 1, column),
				alpha(row + 1, column),
				alpha(row, column - 1),
				alpha(row, column + 1),
			];
			solid.push({ row, column, grey, isEdge: beside.some((one) => one < 250) });
		}
	}
	const edges = solid.filter(({ isEdge }) => isEdge);
	const scoreAt = (x: number) => {
		const grey = ({ row, column }: { row: number; column: number }) =>
			background[row * width + column + x] ?? 0;
		const difference = solid.reduce((sum, pixel) => sum + Math.abs(grey(pixel) - pixel.grey), 0);
		const light = solid.reduce((sum, pixel) => sum + grey(pixel), 0);
		const rim = edges.reduce((sum, pixel) => sum + grey(pixel), 0) / edges.length - light / solid.length;
		return { x, difference, light, rim: Math.abs(rim) };
	};
	const scores = Array.from({ length: LAST - FIRST + 1 }, (_, index) => scoreAt(FIRST + index));
	const best = (value: (score: (typeof scores)[number]) => number) =>
		scores.reduce((winner, score) => (value(score) > value(winner) ? score : winner)).x;
	return {
		fits: best(({ difference }) => -difference),
		differs: best(({ difference }) => difference),
		dark: best(({ light }) => -light),
		outline: best(({ rim }) => rim),
	};
}

function soundGuesses({ sound }: SoundPuzzle): { loudness: [number, number]; waves: [number, number] } {
	const samples = sound.subarray(WAV_HEADER);
	const length = samples.length / BEEPS;
	const beeps = Array.from({ length: BEEPS }, (_, index) =>
		samples.subarray(index * length, (index + 1) * length),
	);
	const loudness = beeps.map((beep) => beep.reduce((sum, value) => sum + Math.abs(value - 128), 0));
	const waves = (part: Buffer) =>
		part.reduce(
			(count, value, index) => count + (index > 0 && value >= 128 !== (part[index - 1] ?? 0) >= 128 ? 1 : 0),
			0,
		);
	const falls = beeps.map(
		(beep) => waves(beep.subarray(0, length * 0.3)) - waves(beep.subarray(length * 0.3, length * 0.6)),
	);
	const order = (values: number[]) =>
		values.map((value, index) => ({ value, beep: index + 1 })).toSorted((a, b) => b.value - a.value);
	const byLoudness = order(loudness);
	const byFall = order(falls);
	return {
		loudness: [byLoudness[0]?.beep ?? 1, byLoudness.at(-1)?.beep ?? 2],
		waves: [byFall[0]?.beep ?? 1, byFall[1]?.beep ?? 2],
	};
}

function randomPair(): [number, number] {
	const [one, other] = [cryptoRandom.int(1, BEEPS), cryptoRandom.int(1, BEEPS)];
	return one === other ? randomPair() : [one, other];
}
