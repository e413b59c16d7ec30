/** Shorter words say too little about a title: 'для', 'we', 'and'. */
const MIN_LENGTH = 4;
/** Endings of case and number are about this long: 'доставку' is доставка. */
const ENDING_LENGTH = 2;

const plainWords = (text: string) =>
	// Stryker disable next-line MethodExpression: query and titles are both written in capitals, and words alike in one are alike in the other (but for ß)
	text
		.normalize('NFD')
		.toLowerCase()
		.replace(/\p{M}/gu, '')
		// Stryker disable next-line Regex: the empty words in between are too short and left out
		.split(/[^\p{L}\d]+/u)
		.filter((word) => word.length >= MIN_LENGTH);

function isOneOf(asked: string, words: readonly string[]): boolean {
	const stem = asked.slice(0, Math.max(MIN_LENGTH, asked.length - ENDING_LENGTH));
	return words.some((word) => word.startsWith(stem));
}

/**
 * FIND-05: returns the entries of which a title, in any language, holds every longer word of the query, whatever its ending.
 */
export function matchTitles<Titled extends { titles: readonly string[] }>(
	query: string,
	titled: readonly Titled[],
): Titled[] {
	const asked = plainWords(query);
	if (asked.length === 0) return [];
	return titled.filter(({ titles }) =>
		titles.some((title) => {
			const words = plainWords(title);
			return asked.every((word) => isOneOf(word, words));
		}),
	);
}
