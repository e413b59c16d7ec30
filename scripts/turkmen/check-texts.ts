import { type AcceptsWord, wordsOf } from './spelling.ts';
import { faultsOf } from './turkmen-rules.ts';
import type { TurkmenText } from './turkmen-texts.ts';

/**
 * Returns every fault of these texts with its place. A word that is also in the English text counts as a name
 * or a unit.
 */
export function checkTexts(texts: readonly TurkmenText[], accepts: AcceptsWord): string[] {
	return texts.flatMap((text) => {
		const names = new Set(wordsOf(text.en).map((word) => word.toLowerCase()));
		const misspelt = wordsOf(text.tm).filter((word) => !names.has(word.toLowerCase()) && !accepts(word));
		return [...new Set(misspelt.map((word) => `“${word}” is in no dictionary`)), ...faultsOf(text)].map(
			(fault) => `${text.where}: ${fault}`,
		);
	});
}
