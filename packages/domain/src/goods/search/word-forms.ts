import { russianStem } from './russian-stem.ts';
import { unitName } from './split-words.ts';

const pairs = (from: string, to: string) =>
	new Map([...from].map((letter, at): [string, string] => [letter, to.charAt(at)]));

/** Sounds that one alphabet writes with several letters, in this order. */
const SOUNDS: readonly (readonly [string, string])[] = [
	['дж', 'j'],
	['ю', 'yu'],
	['я', 'ya'],
	['ч', 'ç'],
	['ц', 's'],
	['ts', 's'],
	['shch', 's'],
	['sh', 's'],
	['zh', 'z'],
	['kh', 'h'],
	['ph', 'f'],
	['th', 't'],
	['ch', 'ç'],
	['ck', 'k'],
	['qu', 'kv'],
	['oo', 'u'],
	['ee', 'i'],
	['x', 'ks'],
];
const LETTERS = pairs('абвгдежзийклмнопрстуфхшщыэäžňöşüýqwyъь', 'abvgdezziiklmnoprstufhssieaznosuikvi');
const TURKMEN_LETTERS = pairs('абвгдежзийклмнопрстуфхчшыэ', 'abwgdežziýklmnoprstufhçşye');
const translate = (text: string, letters: ReadonlyMap<string, string>) => {
	let out = '';
	for (const letter of text) out += letters.get(letter) ?? letter;
	return out;
};

/**
 * Returns how a word sounds, in Latin letters: самсунг is samsung, ноутбук noutbuk, şärpe sarpe. ç, ч and ch are c. A plain c
 * is read as k or s, or, with `plainCIsCh`, as a ç typed without its tail.
 */
export function wordKey(word: string, plainCIsCh = false): string {
	const measure = /^(\d+(?:\.\d+)?)([^\d.]+)$/.exec(word);
	const unit = measure && unitName(measure[2] ?? '');
	if (measure && unit) return `${measure[1]}${unit}`;
	let key = word;
	for (const [sound, letters] of SOUNDS) if (key.includes(sound)) key = key.replaceAll(sound, letters);
	key = translate(key, LETTERS);
	if (plainCIsCh) key = key.replaceAll('c', 'ç');
	key = key
		.replace(/c([ei])/g, 's$1')
		.replaceAll('c', 'k')
		.replaceAll('ç', 'c');
	return key.replace(/([a-z])\1+/g, '$1');
}

/**
 * FIND-07: a Turkmen word without plural, possessive and case endings: telefonlarymdan is telefon. What is left has four letters
 * at least, three before a plural. Whether an n belongs to the word or to its ending cannot be seen: 'telefonyň' is of telefon,
 * 'kameranyň' of kamera. The second reading is the one of words that end in a vowel.
 */
export function turkmenStem(word: string, endsInVowel = false): string {
	if (endsInVowel) return word.replace(/^(.{3,}?[aeäiouöüy])(?:n[yiuü]ň|n[yi]|[mň](?:[yi]z)?)$/, '$1');
	return word
		.replace(/^(.{4,}?)(?:[yiuü]nd[aeä]n?|d[aeä]n?|[yiuü]ň|[yi]n[yiae])$/, '$1')
		.replace(/^(.{4,}?)(?:[yiuü][mň](?:[yi]z)?)$/, '$1')
		.replace(/^(.{3,}[aeäiouöüy])s[yi]$/, '$1')
		.replace(/^(.{3,})l[ae]r(?:[yi]|a|e)?$/, '$1');
}

const isCyrillic = (word: string) => /[а-я]/.test(word);

/** A word in Turkmen Cyrillic as the Latin alphabet has it: сычанҗык is syçanjyk (җ is a j already). */
const turkmenLatin = (word: string) =>
	translate(word.replaceAll('ю', 'ýu').replaceAll('я', 'ýa'), TURKMEN_LETTERS);

/** The key without the endings of Russian, Turkmen and English: телефонами, telefonlary and telefons are telefon. */
export function wordStem(word: string, plainCIsCh = false): string {
	if (/\d/.test(word)) return wordKey(word, plainCIsCh);
	if (isCyrillic(word)) {
		// 'флешек' and 'флешка', 'подарок' and 'подарков'.
		const bare = russianStem(word).replace(/^(.{2,}[^аеиоуыэюяй])[ео]к$/, '$1к');
		return softened(wordKey(bare, plainCIsCh).replace(/^(.{3,}?)[aeiou]+$/, '$1'));
	}
	const turkmen = turkmenStem(word);
	const key = wordKey(turkmen.replace(/^(.{3,}[^s])s$/, '$1'), plainCIsCh);
	const stem = key.replace(/^(.{3,}?)[aeiou]+$/, '$1');
	// A last letter is softened only before an ending: 'noutbugy' belongs to noutbuk, but 'head' is not heat.
	return turkmen !== word || stem !== key ? softened(stem) : stem;
}

const softened = (stem: string) =>
	stem.replace(/[gdb]$/, (last) => ({ g: 'k', d: 't', b: 'p' })[last] ?? last);

/** Returns all forms by which a typed word may be known, the likeliest first. */
export function askedForms(word: string): { keys: string[]; stems: string[] } {
	const latin = isCyrillic(word) ? turkmenLatin(word) : word;
	const stems = [wordStem(word), wordStem(word, true), wordStem(latin), wordStem(turkmenStem(latin, true))];
	return { keys: [wordKey(word), wordKey(word, true)], stems };
}
