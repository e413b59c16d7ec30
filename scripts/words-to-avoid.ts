/**
 * Words that stood for something with another usual name. `line`, for example, means an order line, never the
 * network.
 */
const WORDS = [
	'shelf',
	'shelves',
	'tally',
	'tallies',
	'anew',
	'woken',
	'awake',
	'whoever',
	'dearer',
	'slow line',
	'slow-line',
	'shaky line',
	'shaky-line',
	'bad line',
	'without a line',
	'line is back',
	'line is cut',
	'line is down',
];

/**
 * The names of text files that are searched. Pictures, fonts and lock files are left out, because a hash may
 * contain any letters.
 */
export const SEARCHED =
	/\.(ts|tsx|mjs|js|css|sql|md|json|html|svg|conf|service|yml|yaml|webmanifest)$(?<!package-lock\.json)/;

/** Files in which a word is allowed. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
	// The list itself, and its test.
	'scripts/words-to-avoid.ts': WORDS,
	'scripts/words-to-avoid.test.ts': WORDS,
};

const PATTERNS = WORDS.map((word) => ({ word, pattern: new RegExp(patternOf(word)) }));

/**
 * Returns every forbidden word in the name and the lines of a file, as `file:line word`. Words inside names
 * count too, such as shelfPrice, SHELF_ID or wasWoken.
 */
export function findWords(file: string, text: string): string[] {
	const forbidden = PATTERNS.filter(({ word }) => !EXCEPTIONS[file]?.includes(word));
	const inName = forbidden.filter(({ pattern }) => pattern.test(file));
	const inText = forbidden.filter(({ pattern }) => pattern.test(text));
	const inLine = (line: string) => inText.filter(({ pattern }) => pattern.test(line));
	return [
		...inName.map(({ word }) => `${file} ${word}, in its name`),
		...(inText.length === 0 ? [] : text.split('\n')).flatMap((line, index) =>
			inLine(line).map(({ word }) => `${file}:${index + 1} ${word}`),
		),
	];
}

/**
 * Returns a pattern for the word. Between other letters it is another word (totally, "anew" in "canework"),
 * unless a capital begins it.
 */
function patternOf(word: string): string {
	const capital = `${word[0]?.toUpperCase()}${word.slice(1)}`;
	return `(?<![A-Za-z])${word}(?![a-z])|${capital}(?![a-z])|(?<![A-Za-z])${word.toUpperCase()}(?![A-Za-z])`;
}
