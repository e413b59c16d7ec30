import { randomBytes } from 'node:crypto';
import { BEEPS, pairOffset, piecePosition } from '@dukan/domain/captcha/slider.ts';
import type { Random } from './random.ts';

export type SoundPuzzle = { /** wav */ sound: Buffer; position: number };

/** Little to fetch over a slow line: 5.6 s in 45 KB. */
const SAMPLES_PER_S = 8000;
const BEEP_SAMPLES = SAMPLES_PER_S * 0.7;
const TONE_SAMPLES = BEEP_SAMPLES * 0.6;
const HEADER_BYTES = 44;
const MIDDLE = 128;

/**
 * CAPTCHA-01 for people who cannot see the picture: eight beeps of any pitch, steady or rising, of which two fall. A rush and a hum that
 * wanders go along, so that neither loudness nor a count of waves surely tells them apart; an ear does.
 */
export function drawSound(random: Random): SoundPuzzle {
	const falling = pickPair(random);
	const samples = Buffer.alloc(BEEPS * BEEP_SAMPLES);
	const rush = randomBytes(samples.length);
	let humPhase = 0;
	let humPitch = random.between(150, 1200);
	for (let beep = 1; beep <= BEEPS; beep += 1) {
		const at = (beep - 1) * BEEP_SAMPLES;
		const pitch = random.between(420, 760);
		const glide = falling.includes(beep) ? -random.between(0.4, 0.55) : random.between(0, 0.4);
		const loudness = random.between(0.34, 0.4);
		const humStep = (random.between(150, 1200) - humPitch) / BEEP_SAMPLES;
		let phase = random.between(0, 2 * Math.PI);
		for (let index = 0; index < BEEP_SAMPLES; index += 1) {
			const progress = Math.min(1, index / TONE_SAMPLES);
			phase += (2 * Math.PI * pitch * (1 + glide * progress)) / SAMPLES_PER_S;
			humPitch += humStep;
			humPhase += (2 * Math.PI * humPitch) / SAMPLES_PER_S;
			// In and out softly: a sharp edge clicks.
			const shape = progress < 1 ? Math.sin(Math.PI * progress) ** 0.5 : 0;
			const noise = ((rush[at + index] ?? 0) / MIDDLE - 1) * 0.34;
			const value = Math.sin(phase) * shape * loudness + Math.sin(humPhase) * 0.26 + noise;
			samples[at + index] = MIDDLE + Math.round(value * (MIDDLE - 1));
		}
	}
	return {
		sound: Buffer.concat([wavHeader(samples.length), samples]),
		position: piecePosition(pairOffset(...falling)),
	};
}

function pickPair(random: Random): [number, number] {
	const [one, other] = [random.int(1, BEEPS), random.int(1, BEEPS)];
	return one === other ? pickPair(random) : [one, other];
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
