import { BEEPS, beepOffset, piecePosition } from '@dukan/domain/captcha/slider.ts';
import type { Chance } from './chance.ts';

export type SoundPuzzle = { /** wav */ sound: Buffer; position: number };

/** Little to fetch over a slow line: 6.5 s in 52 KB. */
const SAMPLES_PER_S = 8000;
const BEEP_SAMPLES = SAMPLES_PER_S / 4;
const TONE_SAMPLES = BEEP_SAMPLES * 0.55;
const HEADER_BYTES = 44;
const MIDDLE = 128;

/** Not among the first, so that one hears first what is usual. */
const FIRST_ODD = 3;

/** CAPTCHA-01 for whoever cannot see it: even beeps over a murmur, and one that falls. Its number is the answer. */
export function drawSound(chance: Chance): SoundPuzzle {
	const odd = chance.int(FIRST_ODD, BEEPS);
	const samples = Buffer.alloc(BEEPS * BEEP_SAMPLES, MIDDLE);
	for (let beep = 1; beep <= BEEPS; beep += 1) {
		const start = (beep - 1) * BEEP_SAMPLES;
		const pitch = chance.between(520, 760);
		const fall = beep === odd ? chance.between(0.5, 0.6) : chance.between(0, 0.04);
		const loudness = chance.between(0.55, 0.8);
		let phase = chance.between(0, 2 * Math.PI);
		for (let index = 0; index < BEEP_SAMPLES; index += 1) {
			const progress = Math.min(1, index / TONE_SAMPLES);
			phase += (2 * Math.PI * pitch * (1 - fall * progress)) / SAMPLES_PER_S;
			// In and out softly: a sharp edge clicks.
			const shape = progress < 1 ? Math.sin(Math.PI * progress) ** 0.5 : 0;
			const murmur = chance.between(-0.12, 0.12);
			const value = Math.sin(phase) * shape * loudness + murmur;
			samples[start + index] = MIDDLE + Math.round(value * (MIDDLE - 1) * 0.95);
		}
	}
	return {
		sound: Buffer.concat([wavHeader(samples.length), samples]),
		position: piecePosition(beepOffset(odd)),
	};
}

/** 8 bits, one channel. */
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
