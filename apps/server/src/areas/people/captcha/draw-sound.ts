import { BEEPS, pairOffset, piecePosition } from '@dukan/domain/people/captcha/slider.ts';
import { random } from './random.ts';

export type SoundPuzzle = { /** A wav file. */ sound: Buffer; position: number };

/** The rate is low so that the sound is small on a slow connection: 5.6 s take 45 KB. */
const SAMPLES_PER_S = 8000;
const BEEP_SAMPLES = SAMPLES_PER_S * 0.7;
const TONE_SAMPLES = BEEP_SAMPLES * 0.6;
const HEADER_BYTES = 44;
const MIDDLE = 128;
const LOUDNESS = 0.7;

/**
 * CAPTCHA-01: the puzzle for people who cannot see the picture. Of eight beeps two fall in pitch, and the
 * others are steady or rise.
 */
export function drawSound(): SoundPuzzle {
	const falling = pickPair();
	const samples = Buffer.alloc(BEEPS * BEEP_SAMPLES, MIDDLE);
	for (let beep = 1; beep <= BEEPS; beep += 1) {
		const at = (beep - 1) * BEEP_SAMPLES;
		const pitch = random.between(420, 760);
		const glide = falling.includes(beep) ? -random.between(0.4, 0.55) : random.between(0, 0.4);
		let phase = 0;
		for (let index = 0; index < TONE_SAMPLES; index += 1) {
			const progress = index / TONE_SAMPLES;
			phase += (2 * Math.PI * pitch * (1 + glide * progress)) / SAMPLES_PER_S;
			// The volume rises and falls gradually, because an abrupt edge clicks.
			const shape = Math.sin(Math.PI * progress) ** 0.5;
			samples[at + index] = MIDDLE + Math.round(Math.sin(phase) * shape * LOUDNESS * (MIDDLE - 1));
		}
	}
	return {
		sound: Buffer.concat([wavHeader(samples.length), samples]),
		position: piecePosition(pairOffset(...falling)),
	};
}

function pickPair(): [number, number] {
	const [one, other] = [random.int(1, BEEPS), random.int(1, BEEPS)];
	return one === other ? pickPair() : [one, other];
}

/** The sound has one channel of 8 bits. */
function wavHeader(bytes: number): Buffer {
	const header = Buffer.alloc(HEADER_BYTES);
	header.write('RIFF', 0);
	header.writeUInt32LE(HEADER_BYTES - 8 + bytes, 4);
	header.write('WAVEfmt ', 8);
	header.writeUInt32LE(16, 16);
	header.writeUInt16LE(1, 20);
	header.writeUInt16LE(1, 22);
	header.writeUInt32LE(SAMPLES_PER_S, 24);
	header.writeUInt32LE(SAMPLES_PER_S, 28);
	header.writeUInt16LE(1, 32);
	header.writeUInt16LE(8, 34);
	header.write('data', 36);
	header.writeUInt32LE(bytes, 40);
	return header;
}
