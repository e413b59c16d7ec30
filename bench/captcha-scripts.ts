import { BEEPS, PIECE_WIDTH, PUZZLE_WIDTH, pairOffset, piecePosition } from '@dukan/domain/captcha/slider.ts';
import { isRightAnswer } from '../apps/server/src/features/captcha/check-answer.ts';
import { drawPuzzle } from '../apps/server/src/features/captcha/draw-puzzle.ts';
import { drawSound } from '../apps/server/src/features/captcha/draw-sound.ts';
import { cryptoRandom } from '../apps/server/src/features/captcha/random.ts';
import type { BenchShop } from './bench-shop.ts';
import { PICTURE_SOLVERS, readPuzzle } from './captcha/picture-solvers.ts';
import { readBeeps, SOUND_SOLVERS } from './captcha/sound-solvers.ts';

const PUZZLES = { full: 1000, short: 100 };
const FIRST = 5;
const LAST = PUZZLE_WIDTH - PIECE_WIDTH;

/** S19, S6: the most that may pass, in percent. */
const MAX_PERCENT = { picture: 20, sound: 10, blind: 5 };
/** Of a hundred puzzles chance alone may find so many percent more (three standard deviations at 20 %). */
const SHORT_ALLOWANCE = 12;

type Kind = 'picture' | 'sound';

/** How often scripts that know the code pass the puzzles. What they look at is all that a client gets. */
export async function captchaScripts({ report, full }: BenchShop): Promise<void> {
	const puzzles = full ? PUZZLES.full : PUZZLES.short;
	const hits = new Map<string, { kind: Kind; script: string; passed: number }>();
	const note = (kind: Kind, script: string, passed: boolean) => {
		const name = `${kind}, ${script}`;
		const before = hits.get(name)?.passed ?? 0;
		hits.set(name, { kind, script, passed: before + Number(passed) });
	};
	for (let count = 0; count < puzzles; count += 1) {
		const puzzle = await drawPuzzle(cryptoRandom);
		const { field, piece } = await readPuzzle(puzzle);
		note('picture', BLIND, passes('picture', puzzle.position, cryptoRandom.int(FIRST, LAST)));
		for (const [name, solve] of Object.entries(PICTURE_SOLVERS))
			note('picture', name, passes('picture', puzzle.position, solve(field, piece)));
	}
	for (let count = 0; count < puzzles; count += 1) {
		const puzzle = drawSound(cryptoRandom);
		const beeps = readBeeps(puzzle);
		const passesWith = ([one, other]: [number, number]) =>
			passes('sound', puzzle.position, piecePosition(pairOffset(one, other)));
		note('sound', BLIND, passesWith(randomPair()));
		for (const [name, solve] of Object.entries(SOUND_SOLVERS)) note('sound', name, passesWith(solve(beeps)));
	}
	const allowance = full ? 0 : SHORT_ALLOWANCE;
	for (const [name, { kind, script, passed }] of hits) {
		const percent = (100 * passed) / puzzles;
		const most = MAX_PERCENT[script === BLIND ? 'blind' : kind] + allowance;
		report.check(
			`S19 ${name}`,
			`at most ${most} %`,
			`${percent.toFixed(1)} % of ${puzzles}`,
			percent <= most,
		);
	}
}

const BLIND = 'blind guess';

function passes(kind: Kind, position: number, response: number): boolean {
	const end = (response - FIRST) / 0.86;
	return isRightAnswer({ kind, position }, { response, trail: { x: [0, end / 2, end], y: [0, 0, 0] } });
}

function randomPair(): [number, number] {
	const [one, other] = [cryptoRandom.int(1, BEEPS), cryptoRandom.int(1, BEEPS)];
	return one === other ? randomPair() : [one, other];
}
