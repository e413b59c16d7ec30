/** A scanner types a key every few milliseconds. No one types several keys and Enter at this pace. */
export const SCAN_GAP_MS = 50;
/** A shorter code could be keys that a person pressed at the same time. */
const MIN_SCAN_LENGTH = 3;
/** A code of the shop has up to 40 characters, and the QR code on a box has more. */
const MAX_SCAN_LENGTH = 200;

export type ScanKey = Pick<
	KeyboardEvent,
	'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'timeStamp'
>;

/**
 * What each key types on a United States keyboard, alone and with Shift. Scanners send these key positions
 * whatever the computer's layout is.
 */
const PUNCTUATION: Readonly<Record<string, string>> = {
	Minus: '-_',
	Equal: '=+',
	BracketLeft: '[{',
	BracketRight: ']}',
	Backslash: '\\|',
	Semicolon: ';:',
	Quote: '\'"',
	Backquote: '`~',
	Comma: ',<',
	Period: '.>',
	Slash: '/?',
	Space: '  ',
	NumpadDecimal: '..',
	NumpadAdd: '++',
	NumpadSubtract: '--',
	NumpadMultiply: '**',
	NumpadDivide: '//',
};
const SHIFTED_DIGITS = ')!@#$%^&*(';

/** Returns undefined for a key that types nothing. */
function typedBy({ code, key, shiftKey }: ScanKey): string | undefined {
	const letter = /^Key([A-Z])$/.exec(code)?.[1];
	if (letter) return shiftKey ? letter : letter.toLowerCase();
	const digit = /^Digit(\d)$/.exec(code)?.[1];
	if (digit) return shiftKey ? SHIFTED_DIGITS[Number(digit)] : digit;
	const numpad = /^Numpad(\d)$/.exec(code)?.[1];
	if (numpad) return numpad;
	if (PUNCTUATION[code]) return PUNCTUATION[code][shiftKey ? 1 : 0];
	// Some scanners that act as a keyboard send no key positions.
	return code === '' && key.length === 1 ? key : undefined;
}

/**
 * GOODS-05: finds scans among pressed keys. `begins` is true if the key may be the first of a scan. `scan` is
 * the code if the key ends one. Times are those of the events, because a busy page may receive the events
 * late.
 */
export class ScanReader {
	#typed = '';
	#lastAt = Number.NEGATIVE_INFINITY;

	press(key: ScanKey): { begins: boolean; scan?: string } {
		const isFast = key.timeStamp - this.#lastAt < SCAN_GAP_MS;
		this.#lastAt = key.timeStamp;
		const typed = isFast ? this.#typed : '';
		this.#typed = typed;
		if (key.key === 'Shift' || key.key === 'CapsLock') return { begins: false };
		this.#typed = '';
		if (key.altKey || key.ctrlKey || key.metaKey || key.repeat) return { begins: false };
		if (key.code === 'Enter' || key.code === 'NumpadEnter' || key.key === 'Enter') {
			const scan = typed.trim();
			return scan.length >= MIN_SCAN_LENGTH ? { begins: false, scan } : { begins: false };
		}
		const character = typedBy(key);
		if (character === undefined || typed.length >= MAX_SCAN_LENGTH) return { begins: false };
		this.#typed = typed + character;
		return { begins: typed === '' };
	}
}
