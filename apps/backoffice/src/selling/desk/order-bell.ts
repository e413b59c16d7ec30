/** The key under which this device stores whether new orders ring. */
const KEY = 'office.sound';

export function isSoundOn(): boolean {
	return localStorage.getItem(KEY) !== 'off';
}

export function setSoundOn(on: boolean): void {
	localStorage.setItem(KEY, on ? 'on' : 'off');
}

/** Two rising notes: when each starts, in seconds, and its frequency in hertz. */
const NOTES = [
	{ at: 0, hertz: 660 },
	{ at: 0.16, hertz: 880 },
];
const NOTE_S = 0.35;
const LOUDNESS = 0.25;

let audio: AudioContext | undefined;

/** DESK-01: the bell rings at this interval until a member of staff opens or takes the order. */
const RING_EVERY_MS = 8000;

let unseen = 0;
let ringing: ReturnType<typeof setInterval> | undefined;

/**
 * Sets the number of orders that no one has opened. While there are any, the bell rings. A higher number
 * rings it at once.
 */
export function setUnseen(next: number): void {
	if (next > unseen) void ring();
	unseen = next;
	if (next > 0) {
		ringing ??= setInterval(() => void ring(), RING_EVERY_MS);
		return;
	}
	clearInterval(ringing);
	ringing = undefined;
}

/** Rings the bell. Browsers stay silent until somebody has clicked on the page. */
export async function ring(): Promise<void> {
	if (!isSoundOn()) return;
	audio ??= new AudioContext();
	if (audio.state === 'suspended') await audio.resume().catch(() => {});
	const startAt = audio.currentTime;
	for (const { at, hertz } of NOTES) {
		const tone = audio.createOscillator();
		const volume = audio.createGain();
		tone.frequency.value = hertz;
		volume.gain.setValueAtTime(LOUDNESS, startAt + at);
		volume.gain.exponentialRampToValueAtTime(0.001, startAt + at + NOTE_S);
		tone.connect(volume).connect(audio.destination);
		tone.start(startAt + at);
		tone.stop(startAt + at + NOTE_S);
	}
}
