/**
 * Letters of GSM 03.38, which take seven bits each. A message of 160 such letters takes one part. A single
 * other letter makes the whole message Unicode (UCS-2), with room for 70. Each part of a longer message loses
 * some room for its number.
 */
const GSM_LETTERS = new Set(
	'@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Letters that are sent after an escape, so each counts as two. */
const GSM_EXTENSION = new Set('\f^{}\\[~]|€');

const ROOM = {
	gsm: { one: 160, part: 153 },
	unicode: { one: 70, part: 67 },
} as const;

export type SmsSize = { alphabet: 'gsm' | 'unicode'; letters: number; parts: number };

export function isGsm(text: string): boolean {
	return [...text].every((letter) => GSM_LETTERS.has(letter) || GSM_EXTENSION.has(letter));
}

export function smsSize(text: string): SmsSize {
	const alphabet = isGsm(text) ? 'gsm' : 'unicode';
	// UCS-2 counts UTF-16 units.
	const letters =
		alphabet === 'gsm'
			? [...text].reduce((sum, letter) => sum + (GSM_EXTENSION.has(letter) ? 2 : 1), 0)
			: text.length;
	const room = ROOM[alphabet];
	return { alphabet, letters, parts: letters <= room.one ? 1 : Math.ceil(letters / room.part) };
}

const PLAIN_SIGNS: ReadonlyArray<readonly [sign: RegExp, plain: string]> = [
	[/[\u00a0\u2009\u202f]/g, ' '],
	[/[‐-―−]/g, '-'],
	[/…/g, '...'],
	[/[‘’]/g, "'"],
	[/[“”„«»]/g, '"'],
];

/** Replaces typographic characters, which would make a message of plain letters Unicode. */
export function plainSms(text: string): string {
	return PLAIN_SIGNS.reduce((plain, [sign, instead]) => plain.replace(sign, instead), text);
}

/** Shortens a name until the message that contains it fits into this many parts. */
export function nameThatFits(name: string, compose: (name: string) => string, maxParts: number): string {
	const fits = (candidate: string) => smsSize(plainSms(compose(candidate))).parts <= maxParts;
	if (fits(name)) return name;
	const letters = [...name];
	while (letters.length > 1) {
		letters.pop();
		// If the name ends a sentence, the third dot is the sentence's own.
		const shorter = `${letters.join('').trimEnd()}..`;
		if (fits(shorter)) return shorter;
	}
	return letters.join('');
}
