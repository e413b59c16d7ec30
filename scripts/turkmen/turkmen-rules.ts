import type { TurkmenText } from './turkmen-texts.ts';

/**
 * Word forms that the shop does not use, with the form to use instead. Some are Turkish, others differ from
 * the term in the glossary.
 */
const FORBIDDEN: ReadonlyArray<readonly [form: string, instead: string]> = [
	['için', 'üçin'],
	['giriş yap\\p{L}*', 'ulgama gir'],
	['ödeme\\p{L}*', 'töleg'],
	['ara', 'gözle'],
	['tekrar', 'gaýtadan'],
	['sil', 'aýyr'],
	['ekle', 'goş'],
	['tüm', 'ähli'],
	['hata', 'ýalňyş'],
	['ýuwa\\p{L}*', 'birikdiriji'],
	['parol\\p{L}*', 'açar söz'],
	['açar sözün\\p{L}*', 'açar sözi'],
	['hemmesi\\p{L}*', 'ählisi'],
	['(?<!girmegi )gadagan et\\p{L}*', 'petikle'],
	['jedwel\\p{L}*', 'tablisa'],
	['ok düwme\\p{L}*', 'peýkam düwmesi'],
	['hökman däl', 'hökmany däl'],
	['eltip berme', 'eltip bermek'],
];

/** English texts with more than one translation, because they have several meanings or grammatical places. */
export type SeveralTranslations = Readonly<Record<string, readonly string[]>>;

/** Returns faults of one text that a dictionary cannot find. */
export function faultsOf({ tm }: Pick<TurkmenText, 'tm'>): string[] {
	const text = tm.replaceAll(/<[^>]*>/g, ' ');
	const faults: string[] = [];
	for (const [form, instead] of FORBIDDEN) {
		const found = new RegExp(`(?<![\\p{L}-])(?:${form})(?![\\p{L}])`, 'iu').exec(text);
		if (found) faults.push(`“${found[0]}”: write ${instead}`);
	}
	const undative = /(?<=^|\s)(\S*[^\saeäAEÄ])\s+çenli/u.exec(text);
	if (undative?.[1]) faults.push(`“${undative[1]} çenli”: çenli takes the dative (-a, -e, -ä)`);
	const politeness = /[\p{Ll},;:–—]\s+(Siz(?:i|e|iň|de|den)?)(?!\p{L})/u.exec(text);
	if (politeness?.[1]) faults.push(`“${politeness[1]}” inside a sentence: small letter`);
	return faults;
}

/** Returns English texts that have several Turkmen translations without being expected to. */
export function unequalTranslations(texts: readonly TurkmenText[], expected: SeveralTranslations): string[] {
	const translations = new Map<string, Set<string>>();
	for (const { en, tm } of texts) translations.set(en, (translations.get(en) ?? new Set()).add(tm));
	return [...translations]
		.filter(([en, set]) => set.size > 1 && [...set].some((tm) => !expected[en]?.includes(tm)))
		.map(([en, set]) => `“${en}” is translated as ${[...set].map((tm) => `“${tm}”`).join(' and ')}`);
}
