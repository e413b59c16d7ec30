import { BEEPS } from '@dukan/domain/captcha/slider.ts';
import type { SoundPuzzle } from '../../apps/server/src/features/captcha/draw-sound.ts';

/** Scripts that know how sounds are made, and get all that a client gets. Each returns the two beeps it takes for falling. */
type SoundSolver = (beeps: readonly Float64Array[]) => [number, number];

const WAV_HEADER = 44;
const MIDDLE = 128;
const SAMPLES_PER_S = 8000;

export function readBeeps({ sound }: SoundPuzzle): Float64Array[] {
	const samples = sound.subarray(WAV_HEADER);
	const length = samples.length / BEEPS;
	return Array.from({ length: BEEPS }, (_, index) =>
		Float64Array.from(samples.subarray(index * length, (index + 1) * length), (value) => value - MIDDLE),
	);
}

/** The beeps, counted from 1, from the highest score to the lowest. */
function ranked(scores: readonly number[]): number[] {
	return scores
		.map((score, index) => ({ score, beep: index + 1 }))
		.toSorted((a, b) => b.score - a.score)
		.map(({ beep }) => beep);
}

function highestTwo(scores: readonly number[]): [number, number] {
	const [first = 1, second = 2] = ranked(scores);
	return [first, second];
}

/** How often the wave passes the middle. */
function crossings(part: Float64Array): number {
	return part.reduce(
		(count, value, index) => count + Number(index > 0 && value >= 0 !== (part[index - 1] ?? 0) >= 0),
		0,
	);
}

/** The tone's part of a beep's time, and what pitches and falls it may have. */
const TONE_SHARE = 0.6;
const PITCHES = { from: 420, to: 760, step: 6 };
const FALLS = { from: -0.55, to: -0.4, step: 0.025 };
/** Falling tones lie below 800 Hz: every fifth sample says as much as all. */
const EVERY = 5;

type Range = { from: number; to: number; step: number };
type Template = { cos: Float64Array; sin: Float64Array };

function* valuesOf({ from, to, step }: Range): Generator<number> {
	for (let value = from; value <= to + step / 2; value += step) yield value;
}

/** Every falling tone as it would be without noise, in two phases. */
function fallingTones(length: number): Template[] {
	return [...valuesOf(PITCHES)].flatMap((pitch) =>
		[...valuesOf(FALLS)].map((glide) => {
			const angle = (index: number) => {
				const seconds = (index * EVERY) / SAMPLES_PER_S;
				return 2 * Math.PI * pitch * seconds * (1 + (glide * index) / length / 2);
			};
			const shape = (index: number) => Math.sin((Math.PI * index) / length) ** 0.5;
			return {
				cos: Float64Array.from({ length }, (_, index) => Math.cos(angle(index)) * shape(index)),
				sin: Float64Array.from({ length }, (_, index) => Math.sin(angle(index)) * shape(index)),
			};
		}),
	);
}

/** How loud the best of the templates is in the beep. */
function bestMatch(tone: Float64Array, templates: readonly Template[]): number {
	let best = 0;
	for (const { cos, sin } of templates) {
		let [real, imaginary] = [0, 0];
		for (let index = 0; index < tone.length; index += 1) {
			real += (tone[index] ?? 0) * (cos[index] ?? 0);
			imaginary += (tone[index] ?? 0) * (sin[index] ?? 0);
		}
		best = Math.max(best, Math.hypot(real, imaginary));
	}
	return best;
}

let templates: Template[] | undefined;

export const SOUND_SOLVERS: Readonly<Record<string, SoundSolver>> = {
	'loudest and quietest': (beeps) => {
		const order = ranked(beeps.map((beep) => beep.reduce((sum, value) => sum + Math.abs(value), 0)));
		return [order[0] ?? 1, order.at(-1) ?? 2];
	},
	'waves counted at start and end': (beeps) =>
		highestTwo(
			beeps.map((beep) => {
				const part = Math.floor(beep.length * 0.3);
				return crossings(beep.subarray(0, part)) - crossings(beep.subarray(part, 2 * part));
			}),
		),
	'matched filter of every falling tone': (beeps) => {
		const tones = beeps.map((beep) =>
			beep.subarray(0, beep.length * TONE_SHARE).filter((_, index) => index % EVERY === 0),
		);
		templates ??= fallingTones(tones[0]?.length ?? 0);
		const falling = templates;
		return highestTwo(tones.map((tone) => bestMatch(tone, falling)));
	},
};
