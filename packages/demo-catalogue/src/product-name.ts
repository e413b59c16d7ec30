import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import type { Attributes, Language, Localized } from './catalogue-types.ts';
import { formatAttribute } from './format-value.ts';
import { demoPlan } from './plan.ts';

export type NameParts = { brand: string; series: string; typeWord: Localized; attributes: Attributes };

const longestName = 70;

function squeeze(text: string): string {
	return text.toLowerCase().replaceAll(/[\s-]/g, '');
}

function highlightTexts(parts: NameParts, keys: string[], language: Language): string[] {
	const already = squeeze(`${parts.series} ${parts.typeWord.en} ${parts.typeWord.ru} ${parts.typeWord.tm}`);
	const texts: string[] = [];
	for (const key of keys) {
		const value = parts.attributes[key];
		if (value === undefined || value === false) continue;
		if (key === 'packQuantity' && value === 1) continue;
		// The comparison is in English for every language, so that the three names contain the same facts.
		if (already.includes(squeeze(formatAttribute(key, value, 'en')))) continue;
		if (key === 'screenSize' && parts.series.split(' ').includes(String(value))) continue;
		texts.push(formatAttribute(key, value, language));
	}
	return texts;
}

/**
 * Removes a repeated word. English puts series and type side by side, which would give "Motion Motion sensor"
 * or "Bulb Smart bulb". "Watch 7" stays whole.
 */
function withoutRepeats({ series, typeWord }: NameParts): { series: string; type: string } {
	const words = typeWord.en.split(' ');
	const last = words.at(-1)?.toLowerCase();
	const lowerSeries = series.toLowerCase().split(' ');
	const rest = series.split(' ').filter((word) => word.toLowerCase() !== last);
	const restStandsAlone = rest.length === 0 || /^[a-z]{2,}/i.test(rest[0] ?? '');
	return {
		series: restStandsAlone ? rest.join(' ') : series,
		type: words
			.filter((word, at) => at === words.length - 1 || !lowerSeries.includes(word.toLowerCase()))
			.join(' '),
	};
}

function fillTemplate(parts: NameParts, highlights: string, language: Language): string {
	const english = withoutRepeats(parts);
	return demoPlan.generation.nameTemplate[language]
		.replace('{brand}', parts.brand)
		.replace('{series}', language === 'en' ? english.series : parts.series)
		.replace(`{typeWord.${language}}`, language === 'en' ? english.type : parts.typeWord[language])
		.replace('{highlights}', highlights)
		.replaceAll(/ +/g, ' ')
		.trim();
}

/**
 * Builds a name with the same number of highlights in every language. It has three if the longest of the
 * names allows it, and otherwise fewer.
 */
export function productName(parts: NameParts, keys: string[], most = 3): Localized {
	for (let count = most; ; count--) {
		const name = Object.fromEntries(
			LANGUAGES.map((language) => {
				const texts = highlightTexts(parts, keys, language).slice(0, count);
				return [language, fillTemplate(parts, texts.join(' / '), language)];
			}),
		) as Localized;
		if (count === 0 || LANGUAGES.every((language) => name[language].length <= longestName)) return name;
	}
}
