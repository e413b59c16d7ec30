/** Whether new orders ring, on this device. */
const KEY = 'office.sound';

export function isSoundOn(): boolean {
	return localStorage.getItem(KEY) !== 'off';
}

export function setSoundOn(on: boolean): void {
	localStorage.setItem(KEY, on ? 'on' : 'off');
}

/** Two notes upwards, in seconds and hertz. */
const NOTES = [
	{ at: 0, hertz: 660 },
	{ at: 0.16, hertz: 880 },
];
const NOTE_S = 0.35;
const LOUDNESS = 0.25;

let audio: AudioContext | undefined;

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
