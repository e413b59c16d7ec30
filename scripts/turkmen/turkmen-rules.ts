import type { TurkmenText } from './turkmen-texts.ts';

/** Word forms that our shop does not use: Turkish words, and the other term where the glossary settled on one. */
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

/** English texts that have more than one meaning or more than one grammatical place, so more than one translation. */
export type SeveralTranslations = Readonly<Record<string, readonly string[]>>;

/** Faults of one text that a dictionary cannot see. */
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

/** English texts with several Turkmen ones that are not among the expected. */
export function unequalTranslations(texts: readonly TurkmenText[], expected: SeveralTranslations): string[] {
	const translations = new Map<string, Set<string>>();
	for (const { en, tm } of texts) translations.set(en, (translations.get(en) ?? new Set()).add(tm));
	return [...translations]
		.filter(([en, set]) => set.size > 1 && [...set].some((tm) => !expected[en]?.includes(tm)))
		.map(([en, set]) => `“${en}” is translated as ${[...set].map((tm) => `“${tm}”`).join(' and ')}`);
}
