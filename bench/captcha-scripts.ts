import { BEEPS, PIECE_WIDTH, PUZZLE_WIDTH, pairOffset, piecePosition } from '@dukan/domain/captcha/slider.ts';
import { isRightAnswer } from '../apps/server/src/features/captcha/check-answer.ts';
import { drawPuzzle } from '../apps/server/src/features/captcha/draw-puzzle.ts';
import { drawSound, type SoundPuzzle } from '../apps/server/src/features/captcha/draw-sound.ts';
import { cryptoRandom } from '../apps/server/src/features/captcha/random.ts';
import { PICTURE_SOLVERS, readPuzzle } from './captcha/picture-solvers.ts';

const PICTURES = 1000;
const SOUNDS = 1000;
const FIRST = 5;
const LAST = PUZZLE_WIDTH - PIECE_WIDTH;
const WAV_HEADER = 44;

/** How often scripts that know the code pass the puzzles. What they look at is all that a client gets. */
export async function captchaScripts(): Promise<void> {
	const hits = new Map<string, number>([['blind guess', 0]]);
	const note = (name: string, isHit: boolean) => hits.set(name, (hits.get(name) ?? 0) + Number(isHit));
	for (let count = 0; count < PICTURES; count += 1) {
		const puzzle = await drawPuzzle(cryptoRandom);
		const { field, piece } = await readPuzzle(puzzle);
		note('blind guess', passes('picture', puzzle.position, cryptoRandom.int(FIRST, LAST)));
		for (const [name, solve] of Object.entries(PICTURE_SOLVERS))
			note(name, passes('picture', puzzle.position, solve(field, piece)));
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
		...Object.fromEntries([...hits].map(([name, count]) => [`picture, ${name}`, share(count, PICTURES)])),
		'sound, blind guess': share(bySound.blind, SOUNDS),
		'sound, loudest and quietest': share(bySound.loudness, SOUNDS),
		'sound, waves counted at start and end': share(bySound.waves, SOUNDS),
	});
	console.log(
		`${PICTURES} pictures, ${SOUNDS} sounds; at most 20 % and 10 % may pass (S19), blind guesses 5 % (S6)`,
	);
}

function passes(kind: 'picture' | 'sound', position: number, response: number): boolean {
	const end = (response - FIRST) / 0.86;
	return isRightAnswer({ kind, position }, { response, trail: { x: [0, end / 2, end], y: [0, 0, 0] } });
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
