/** A scanner types a key every few milliseconds; nobody types several keys at this pace and then Enter. */
export const SCAN_GAP_MS = 50;
/** Two keys struck together are no scan. */
const MIN_SCAN_LENGTH = 3;
/** A code of the shop has 40 characters, a QR code of a box some more. */
const MAX_SCAN_LENGTH = 200;

export type ScanKey = Pick<
	KeyboardEvent,
	'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'timeStamp'
>;

/**
 * What each key of a United States keyboard types, alone and with Shift: scanners send these positions whatever the layout is.
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

/** Undefined for a key that types nothing. */
function typedBy({ code, key, shiftKey }: ScanKey): string | undefined {
	const letter = /^Key([A-Z])$/.exec(code)?.[1];
	if (letter) return shiftKey ? letter : letter.toLowerCase();
	const digit = /^Digit(\d)$/.exec(code)?.[1];
	if (digit) return shiftKey ? SHIFTED_DIGITS[Number(digit)] : digit;
	const numpad = /^Numpad(\d)$/.exec(code)?.[1];
	if (numpad) return numpad;
	if (PUNCTUATION[code]) return PUNCTUATION[code][shiftKey ? 1 : 0];
	// Some scanners that act as a keyboard send no positions.
	return code === '' && key.length === 1 ? key : undefined;
}

/**
 * GOODS-05: finds scans among the keys. `begins` says that a key may be the first of a scan, `scan` that the key ends one. Moments are those of
 * the events: a busy page that receives them late reads them the same.
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
