import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Attributes, Language, Localized } from './catalogue-types.ts';
import { formatAttribute } from './format-value.ts';
import type { ProductDraft } from './product-draft.ts';
import type { Random } from './seeded-random.ts';

/** The parts of a description. It has one sentence from each part. */
const PARTS = ['opening', 'facts', 'closing'];

type Sentence = Localized & {
	subcategoryIds: number[];
	part: string;
	isFor: (attributes: Attributes) => boolean;
};

const COMPARISONS: Readonly<Record<string, (own: string, value: string) => boolean>> = {
	'=': (own, value) => own === value,
	'!=': (own, value) => own !== value,
	'<': (own, value) => Number(own) < Number(value),
	'<=': (own, value) => Number(own) <= Number(value),
	'>': (own, value) => Number(own) > Number(value),
	'>=': (own, value) => Number(own) >= Number(value),
};

/**
 * A line of product-descriptions.tsv has the sub-categories, the part, a condition, and the sentence in three
 * languages. A condition such as 'ram>=8 & os=Android' limits the products; '-' means all, and '=-' means
 * products without the attribute. A placeholder is an attribute key: "{ram}" becomes "16 GB", and
 * "{material:lower}" is for the middle of a sentence. A sentence is never chosen for a product that lacks one
 * of its attributes. In Turkmen sentences a word after the placeholder takes the case ending, because a value
 * takes none.
 */
const sentences: Sentence[] = readFileSync(join(import.meta.dirname, 'product-descriptions.tsv'), 'utf8')
	.trim()
	.split('\n')
	.slice(1)
	.map((line) => {
		const [ids = '', part = '', when = '', en = '', ru = '', tm = ''] = line.split('\t');
		return { subcategoryIds: ids.split(' ').map(Number), part, isFor: readCondition(when), en, ru, tm };
	});

function readCondition(text: string): (attributes: Attributes) => boolean {
	if (text === '-') return () => true;
	const ways = text.split(' | ').map((way) => way.split(' & ').map(readComparison));
	return (attributes) => ways.some((all) => all.every((isMet) => isMet(attributes)));
}

function readComparison(text: string): (attributes: Attributes) => boolean {
	const [, key = '', sign = '', value = ''] = /^(\w+)(<=|>=|!=|=|<|>)(.+)$/.exec(text) ?? [];
	const compare = COMPARISONS[sign];
	if (!compare) throw new Error(`no condition: ${text}`);
	return (attributes) => compare(String(attributes[key] ?? '-'), value);
}

const placeholder = /\{(\w+)(:lower|:genitive)?\}/g;

function isTrueOf(sentence: Sentence, { attributes }: ProductDraft): boolean {
	const known = [...sentence.en.matchAll(placeholder)].every(([, key = '']) => attributes[key] !== undefined);
	return known && sentence.isFor(attributes);
}

const properName = /^(Wi-Fi|Zigbee|Bluetooth|Ethernet|Android|Nintendo|PlayStation|Xbox)/;

/** Makes "Чёрный" into "чёрный" inside a sentence. "USB" and "Wi-Fi app" keep their capitals. */
function lowerFirst(text: string): string {
	return /^\p{Lu}\p{Ll}/u.test(text) && !properName.test(text)
		? text.charAt(0).toLowerCase() + text.slice(1)
		: text;
}

function fill(sentence: Sentence, { attributes }: ProductDraft, language: Language): string {
	return sentence[language].replaceAll(placeholder, (_, key: string, form: string | undefined) => {
		const value = attributes[key];
		if (value === undefined) throw new Error(`no ${key} for: ${sentence.en}`);
		const text = formatAttribute(key, value, language, form === ':genitive' ? 'genitive' : 'sentence');
		return form === ':lower' ? lowerFirst(text) : text;
	});
}

/** Joins an opening, a sentence of facts and a closing. All languages use the same three sentences. */
export function describeProduct(draft: ProductDraft, random: Random): Localized {
	const own = sentences.filter(({ subcategoryIds }) => subcategoryIds.includes(draft.subcategoryId));
	const chosen = PARTS.map((part) =>
		random.pick(own.filter((sentence) => sentence.part === part && isTrueOf(sentence, draft))),
	);
	const text = (language: Language) => chosen.map((sentence) => fill(sentence, draft, language)).join(' ');
	return { en: text('en'), ru: text('ru'), tm: text('tm') };
}
