import type { Language } from '../../base/language/language.ts';
import { isFiller, splitWords, unitName } from './split-words.ts';

/** Words after which, in Russian and English, a description follows; in Turkmen it stands before üçin. */
const DESCRIBES_AFTER = new Set('для под на с со от к for by of with'.split(' '));
const JOINS = new Set('and we for by of with'.split(' '));
const ADJECTIVE = /^.{2,}([ыио]й|[ая]я|[ое]е|[ыи]е)$/;

const HEAD = 100;
const DESCRIBING = 50;
/** 'wi' of 'wi-fi' */
const PART_OF_WORD = 60;

/**
 * Weighs the words of a name by how much each says about the kind of thing: the head has 100, words that describe it have less.
 * Russian puts the head before 'для' and adjectives before it, Turkmen and English put it last: 'игровой чехол для телефона',
 * 'telefon gaby', 'phone case'.
 */
export function weighWords(name: string, language: Language): Map<string, number> {
	const words = splitWords(name).filter(({ part }) => part >= 0);
	const weights = new Map<string, number>();
	const lastFor = words.findLast(({ word }) => word === 'üçin')?.chunk ?? 0;
	for (const { chunk, part, word } of words) {
		if (isFiller(word)) continue;
		const parts = Math.max(...words.filter((own) => own.chunk === chunk).map((own) => own.part));
		const next = words.find((own) => own.chunk > chunk)?.chunk;
		const isJoined = words.some((own) => own.chunk === next && JOINS.has(own.word));
		const isDescribing =
			chunk < lastFor || words.some((own) => own.chunk < chunk && DESCRIBES_AFTER.has(own.word));
		const isHead =
			language === 'ru' ? !(ADJECTIVE.test(word) && next !== undefined) : next === undefined || isJoined;
		const weight =
			isDescribing || (!isHead && (part === 0 || part === parts))
				? DESCRIBING
				: part > 0 && part < parts
					? PART_OF_WORD
					: HEAD;
		weights.set(word, Math.max(weight, weights.get(word) ?? 0));
	}
	return weights;
}

export type Names = Record<Language, string>;

export type ReadName = {
	/** The kind of thing in the product's name, without its brand: 'Phone holder', 'Держатель для телефона'. */
	type: Names;
	/** Words of the name that are neither its type, brand nor a value of its attributes: 'A55', 'Slim'. */
	words: string[];
};

const isNumber = (piece: string) => /^\d[\d.,]*$/.test(piece);
/**
 * A word of the kind of thing is no model number. Where the English name leaves out a word that the others have ('Xiaomi SS3339
 * Smart bulb', 'Умная лампа Xiaomi Bulb SS3339'), the number would be a type of its own.
 */
const isModelNumber = (word: string) => /^[a-z]{1,4}\d{3,}[a-z]{0,2}$/.test(word);

/** Returns where the brand stands in a name, as a word of its own; -1 if it does not. */
const placeOf = (brand: string, name: string) => ` ${name} `.indexOf(` ${brand} `);
const piecesOf = (name: string, from: number) =>
	name
		.slice(from)
		.split(' ')
		.filter((piece) => piece !== '' && piece !== '/');

/**
 * Russian and Turkmen names begin with the kind of thing and continue with the brand; the English one has it after the model,
 * where the other two already continue with something else. `isValue` recognises the words of the product's attribute values.
 */
export function readName(
	names: Names,
	{
		brand,
		isValue,
		partsOf,
	}: { brand: string; isValue: (word: string) => boolean; partsOf: (piece: string) => readonly string[] },
): ReadName {
	const lower = {
		en: names.en.toLowerCase(),
		ru: names.ru.toLowerCase().replaceAll('·', ''),
		tm: names.tm.toLowerCase().replaceAll('·', ''),
	};
	const name = brand.toLowerCase();
	const at = { en: placeOf(name, lower.en), ru: placeOf(name, lower.ru), tm: placeOf(name, lower.tm) };
	const typeRu = at.ru >= 0 ? lower.ru.slice(0, at.ru) : (/^[а-яё -]+/.exec(lower.ru)?.[0] ?? '');
	const typeTm = lower.tm.slice(0, Math.max(at.tm, 0));
	const after = (language: Language) => at[language] + name.length;
	const en = piecesOf(lower.en, at.en >= 0 ? after('en') : 0);
	const ru = piecesOf(lower.ru, at.ru >= 0 ? after('ru') : typeRu.length);
	const tm = piecesOf(lower.tm, at.tm >= 0 ? after('tm') : 0);
	const typeEn = englishType(en, ru.length > 0 && ru.length <= tm.length ? ru : tm, isValue);
	const words = new Set<string>();
	for (const [pieces, before] of [
		[en, []],
		[ru, en],
		[tm, ru],
	] as const)
		for (let index = 0; index < pieces.length; index += 1) {
			const piece = pieces[index] ?? '';
			const next = pieces[index + 1];
			// Most of a name is the same in all languages: what the one before holds at this place is read already.
			const isRead = before[index] === piece && before[index + 1] === next;
			const isMeasure = isNumber(piece) && unitName(next ?? '') !== undefined;
			if (isMeasure) index += 1;
			if (isRead || typeEn.includes(piece)) continue;
			for (const word of partsOf(isMeasure ? `${piece}${next}` : piece))
				if (!words.has(word) && !isFiller(word) && !isValue(word)) words.add(word);
		}
	return { type: { en: typeEn.join(' '), ru: typeRu.trim(), tm: typeTm.trim() }, words: [...words] };
}

/** Returns what the English name says after the words that it shares with another one, and before what that continues with. */
function englishType(
	en: readonly string[],
	other: readonly string[],
	isValue: (word: string) => boolean,
): string[] {
	let same = 0;
	while (same < other.length && en[same] === other[same]) same += 1;
	const most = other.length > 0 ? Math.max(en.length - other.length, 0) : 0;
	// A value may have come along at the end: 'headphones bluetooth'.
	const more = en.slice(same, same + most);
	const last = more.findLastIndex((word) => !isValue(word));
	return more.slice(0, last < 0 ? 1 : last + 1).filter((word) => !isModelNumber(word));
}
