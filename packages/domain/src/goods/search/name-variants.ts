/** DESK-08: names spell one sound in three ways here. Each pair is Latin and Cyrillic; longer ones come first. */
const PAIRS: readonly (readonly [string, string])[] = [
	['shch', 'щ'],
	['sh', 'ш'],
	['ch', 'ч'],
	['zh', 'ж'],
	['ya', 'я'],
	['yu', 'ю'],
	['yo', 'ё'],
	['ts', 'ц'],
	['kh', 'х'],
	['a', 'а'],
	['b', 'б'],
	['w', 'в'],
	['v', 'в'],
	['g', 'г'],
	['d', 'д'],
	['e', 'е'],
	['j', 'дж'],
	['z', 'з'],
	['i', 'и'],
	['y', 'ы'],
	['k', 'к'],
	['l', 'л'],
	['m', 'м'],
	['n', 'н'],
	['o', 'о'],
	['p', 'п'],
	['r', 'р'],
	['s', 'с'],
	['t', 'т'],
	['u', 'у'],
	['f', 'ф'],
	['h', 'х'],
	['c', 'ч'],
];

function rewritten(text: string, pairs: readonly (readonly [string, string])[]): string {
	let rest = text.toLowerCase();
	let out = '';
	while (rest !== '') {
		const pair = pairs.find(([from]) => rest.startsWith(from));
		out += pair ? pair[1] : rest[0];
		rest = rest.slice(pair ? pair[0].length : 1);
	}
	return out;
}

const TO_LATIN = PAIRS.map(([latin, cyrillic]) => [cyrillic, latin] as const).toSorted(
	([a], [b]) => b.length - a.length,
);

/** Returns a name as it was typed, and as it may be spelt in the other alphabet: 'serdar' is Сердар too. */
export function nameVariants(typed: string): string[] {
	return [...new Set([typed, rewritten(typed, PAIRS), rewritten(typed, TO_LATIN)])];
}
