/** Words that say nothing about a product. */
const FILLERS = new Set(
	'для под на с со от к и в или из по за если когда чтобы который которая которое которые у for by of with and the in to üçin ucin we bilen hem'.split(
		' ',
	),
);

export const isFiller = (word: string): boolean => FILLERS.has(word);

/** Letters that are written in two ways, and signs that are left out. Some letters exist only in Turkmen Cyrillic. */
const SAME_LETTERS = new Map(
	[
		['ё', 'е'],
		['áàâãå', 'a'],
		['éèêë', 'e'],
		['íìîïı', 'i'],
		['óòôõ', 'o'],
		['úùû', 'u'],
		['ñ', 'n'],
		['ćč', 'c'],
		['śš', 's'],
		['źż', 'z'],
		['ğ', 'g'],
		['đ', 'd'],
		['ø', 'o'],
		['җ', 'j'],
		['ң', 'ň'],
		['ө', 'ö'],
		['ү', 'ü'],
		['ә', 'ä'],
		['·’ʼ`´', ''],
	].flatMap(([letters = '', plain = '']) => [...letters].map((letter): [string, string] => [letter, plain])),
);
const OTHER_LETTERS = new RegExp(`[${[...SAME_LETTERS.keys()].join('')}]`, 'g');

/** Lower case; letters of the three alphabets, figures, decimal points; blanks between what was apart, '-' for all other signs. */
export function searchText(given: string): string {
	const text = given
		.normalize('NFC')
		.toLowerCase()
		.replace(OTHER_LETTERS, (letter) => SAME_LETTERS.get(letter) ?? '');
	if (/^[a-zа-яäçžňöşüý ]*$/.test(text)) return text.replace(/ +/g, ' ');
	return text
		.replace(/(\d)\s*(?:["″”“]|'')/g, '$1inch ')
		.replace(/(\d),(\d)/g, '$1.$2')
		.replace(/(\d{3,})\s*[×xх*]\s*(\d{3,})/g, '$1x$2')
		.replace(/(?<!\d)\.|\.(?!\d)/g, '-')
		.replace(/[^a-z0-9а-яäçžňöşüý.\s]+/g, '-')
		.replace(/\s+/g, ' ');
}

/** Maps each unit to one name. */
const UNITS = new Map(
	[
		'gb гб гиг гига гигов гигабайт gig gigabyte gigabaýt',
		'tb тб терабайт terabyte terabaýt',
		'mb мб мегабайт',
		'inch inches дюйм дюйма дюймов дюймовый dýuým dyuym düým',
		'hz гц герц gers',
		'ghz ггц',
		'w вт wt ватт watt wat',
		'va ва wa',
		'mah мач mach masag маh',
		'mp мп мегапикселей мпикс',
		'mbit мбит mbps',
		'm м метр метра метров metr',
		'mm мм',
		'kg кг',
		'lm лм',
		'h ч sag часов',
	].flatMap((names) => names.split(' ').map((name, _, [unit = '']): [string, string] => [name, unit])),
);

/** Returns one name for a unit that follows a number, in any language. */
export const unitName = (word: string): string | undefined => UNITS.get(word);

export type SplitWord = {
	/** The piece between blanks, counted from 1. A number and its unit are one: '16 гб' is '16гб'. */
	chunk: number;
	/**
	 * 0 is the whole piece; 1, 2, … are the parts into which signs, or letters before digits, divide it; -1 is the number
	 * without its unit.
	 */
	part: number;
	word: string;
};

/** Splits a text into words: 'Wi-Fi' is wifi, wi and fi. */
export function splitWords(given: string): SplitWord[] {
	const pieces = searchText(given).split(' ');
	const words: SplitWord[] = [];
	for (let at = 0; at < pieces.length; at += 1) {
		const piece = (pieces[at] ?? '').replace(/^-+|-+$/g, '');
		if (piece === '') continue;
		const chunk = at + 1;
		const add = (part: number, word: string) => words.push({ chunk, part, word });
		if (piece.includes('-')) {
			add(0, piece.replaceAll('-', ''));
			for (const [index, part] of piece.split(/-+/).entries()) add(index + 1, part);
			continue;
		}
		const next = pieces[at + 1] ?? '';
		const isMeasured = /^[\d.]+$/.test(piece) && unitName(next) !== undefined;
		if (isMeasured) at += 1;
		const word = isMeasured ? piece + next : piece;
		const measure = /^([\d.]+)(\D.*)$/.exec(word);
		const number = measure?.[1] ?? '';
		// '1000xm5' is the 1000 too.
		if (measure && (unitName(measure[2] ?? '') !== undefined || /^\d{3,}$/.test(number))) add(-1, number);
		add(0, word);
		// Not 'ps5' and 'ddr5', which are one word.
		const glued = /^([a-zа-я]{2,})(\d{3,})$/.exec(word) ?? /^([a-zа-я]{5,})(\d{1,2})$/.exec(word);
		if (glued) for (const part of [1, 2]) add(part, glued[part] ?? '');
	}
	return words;
}

/** Returns the pieces between blanks, a number with its unit. */
export function wholeWords(given: string): string[] {
	return splitWords(given)
		.filter(({ part }) => part === 0)
		.map(({ word }) => word);
}
