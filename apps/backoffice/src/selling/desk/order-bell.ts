/** Stores on this device whether new orders ring. */
const KEY = 'office.sound';

export function isSoundOn(): boolean {
	return localStorage.getItem(KEY) !== 'off';
}

export function setSoundOn(on: boolean): void {
	localStorage.setItem(KEY, on ? 'on' : 'off');
}

/** Two rising notes, in seconds and hertz. */
const NOTES = [
	{ at: 0, hertz: 660 },
	{ at: 0.16, hertz: 880 },
];
const NOTE_S = 0.35;
const LOUDNESS = 0.25;

let audio: AudioContext | undefined;

/** Rings until a member of staff opens or takes the order (DESK-01). */
const RING_EVERY_MS = 8000;

let unseen = 0;
let ringing: ReturnType<typeof setInterval> | undefined;

/** Sets how many orders no one has opened: while there are any it rings, and at once when there are more. */
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

/** Browsers stay silent until somebody has touched the page; then it rings. */
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
