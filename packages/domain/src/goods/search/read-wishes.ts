/**
 * FIND-02: a part of a query that is a filter and names no goods. Each is shown as a chip; `text` is what was typed, so that it
 * can be removed.
 */
export type Wish =
	| { kind: 'price_min' | 'price_max'; manat: number; text: string }
	| { kind: 'sort'; sort: 'price' | '-price' | 'new'; text: string }
	| { kind: 'sale' | 'in_stock'; text: string };

export type ReadWishes = { wishes: Wish[]; rest: string };

type Word = { text: string; isUsed: boolean };

/** A smaller number is a size or a count: 'до 6 ядер', 'usb 3'. */
const LEAST_PRICE_MANAT = 10;
const MOST_PRICE_MANAT = 10_000_000;

/** Grammar, not vocabulary: these words say the same in a shop with any goods. */
const MAX_BEFORE = words('до по под за максимум max дешевле under below upto to < <=');
const MIN_BEFORE = words('от с min минимум дороже свыше over above from > >=');
/** Phrases that mean the same. */
const MAX_PHRASES = [
	'не дороже',
	'не дороже чем',
	'не больше',
	'не больше чем',
	'не более',
	'не более чем',
	'меньше чем',
	'дешевле чем',
	'up to',
	'less than',
	'no more',
	'no more than',
	'not more than',
	'cheaper than',
	'at most',
];
const MIN_PHRASES = [
	'не дешевле',
	'не дешевле чем',
	'не меньше',
	'не меньше чем',
	'не менее',
	'не менее чем',
	'больше чем',
	'дороже чем',
	'more than',
	'no less than',
	'not less than',
	'at least',
	'iň azyndan',
];
const MOST_PHRASE_WORDS = 3;
const MAX_AFTER = words('çenli cenli arzan aşak asak geçmeýän gecmeyan чейин ченли');
const MIN_AFTER = words('gymmat ýokary yokary başlap baslap köp kop');
const MANAT = words('манат маната манатов манат. манатам м manat manada manatdan manady manadyň tmt тмт');
const THOUSAND = words('тыс тыс. тысяч тысячи тысяча k к müň mun muň mün thousand');

const CHEAP = words(
	'дешёвый дешевый дешёвая дешевая дешёвое дешевое дешёвые дешевые дешёвых дешевых дешево дёшево дешевле недорогой недорогая недорогое недорогие недорогих недорого бюджетный бюджетная бюджетное бюджетные arzan arzany арзан ucuz ucuzy elýeterli elyeterli cheap cheapest cheaper budget inexpensive affordable',
);
const EXPENSIVE = words('дорогой дорогая дорогое дорогие дорогих gymmat expensive');
const NEWEST = words('новинка новинки новинок newest latest');
const ON_SALE = words(
	'скидка скидкой скидки скидками распродажа акция акции акцией arzanladyş arzanladys arzanladyşly skidka skidkaly sale discount discounted',
);
/** 'самый дешёвый', 'iň arzan', 'the cheapest': belongs to the word after it. */
const MOST = words('самый самая самое самые the iň in most со с');
const IN_STOCK_PHRASES = ['есть в наличии', 'в наличии', 'in stock', 'elde bar'];

function words(text: string): ReadonlySet<string> {
	return new Set(text.split(' '));
}

/**
 * Takes price limits and other wishes out of a normalised query. `isUnit` tells whether a word is a unit of the catalogue:
 * '5000 мач' is no price.
 */
export function readWishes(query: string, isUnit: (word: string) => boolean): ReadWishes {
	const typed = query.split(' ').map((text): Word => ({ text, isUsed: false }));
	const wishes: Wish[] = [];
	readHyphenedRanges(typed, wishes);
	readSpokenRanges(typed, isUnit, wishes);
	// Stryker disable next-line EqualityOperator: there is no word there, so nothing is read
	for (let at = 0; at < typed.length; at += 1) readBound(typed, at, isUnit, wishes);
	// Stryker disable next-line EqualityOperator: there is no word there, so nothing is read
	for (let at = 0; at < typed.length; at += 1) readWish(typed, at, wishes);
	const rest = typed.filter(({ isUsed }) => !isUsed).map(({ text }) => text);
	return { wishes, rest: rest.join(' ') };
}

type Amount = {
	manat: number;
	/** The index after the last word that belongs to it. */
	end: number;
	/** A case ending behind a hyphen: '5000-e', '3000-den'. */
	ending: string;
	/** True if the text named a currency. */
	isMoney: boolean;
};

/** '5000', '5 000', '5к', '10 тысяч', '5000 манат', '5000-e', with all words that belong to it. */
function readAmount(
	typed: readonly Word[],
	at: number,
	isUnit: (word: string) => boolean,
): Amount | undefined {
	const parts = /^(\d+(?:[.,]\d{1,2})?)(k|к|тыс)?(?:-(e|a|den|dan|ä))?$/.exec(textAt(typed, at));
	// Stryker disable next-line OptionalChaining: where the expression matched there is a word
	if (!parts || typed[at]?.isUsed) return undefined;
	// Stryker disable next-line StringLiteral: group 1 always matches when the expression does
	let digits = parts[1] ?? '';
	let end = at + 1;
	// '10 000', but not '500 256 гб'.
	const canGoOn = /^\d{1,3}$/.test(digits) && !parts[2] && !parts[3];
	while (canGoOn && digits.length <= 6) {
		const next = typed[end];
		if (!next || next.isUsed || !/^\d{3}$/.test(next.text) || isUnit(textAt(typed, end + 1))) break;
		digits += next.text;
		end += 1;
	}
	let manat = Number(digits.replace(',', '.'));
	if (parts[2] || THOUSAND.has(textAt(typed, end))) {
		manat *= 1000;
		if (!parts[2]) end += 1;
	}
	const isMoney = MANAT.has(textAt(typed, end));
	if (!isMoney && isUnit(textAt(typed, end))) return undefined;
	const caseWord = isMoney ? textAt(typed, end) : '';
	if (isMoney) end += 1;
	if (manat < LEAST_PRICE_MANAT || manat > MOST_PRICE_MANAT) return undefined;
	return { manat, end, ending: parts[3] ?? caseWord, isMoney };
}

/** '3000-5000 манат' */
function readHyphenedRanges(typed: Word[], wishes: Wish[]): void {
	// Stryker disable next-line EqualityOperator: there is no word there, so nothing is read
	for (let at = 0; at < typed.length; at += 1) {
		const hyphened = /^(\d{2,7})[-–—](\d{2,7})$/.exec(textAt(typed, at));
		if (!hyphened || !MANAT.has(textAt(typed, at + 1))) continue;
		addRange(wishes, Number(hyphened[1]), Number(hyphened[2]), use(typed, at, at + 2));
	}
}

/** 'от 3000 до 5000', 'between 3000 and 5000', '3000-den 5000-e çenli'. */
function readSpokenRanges(typed: Word[], isUnit: (word: string) => boolean, wishes: Wish[]): void {
	// Stryker disable next-line EqualityOperator: there is no word there, so nothing is read
	for (let at = 0; at < typed.length; at += 1) {
		const low = readAmount(typed, at, isUnit);
		if (!low) continue;
		const before = textAt(typed, at - 1);
		const joint = textAt(typed, low.end);
		// Stryker disable next-line Regex: no ending that can be read has dan or den before its end
		const isTurkmen = /d[ae]n$/.test(low.ending);
		const isPlain = MIN_BEFORE.has(before) || before === 'between' || before === 'между';
		const high = readAmount(typed, low.end + (isTurkmen ? 0 : 1), isUnit);
		if (!high) continue;
		if (!isTurkmen && !(isPlain && /^(до|to|and|и|по|-)$/.test(joint))) continue;
		const end = high.end + (MAX_AFTER.has(textAt(typed, high.end)) ? 1 : 0);
		addRange(wishes, low.manat, high.manat, use(typed, isTurkmen ? at : at - 1, end));
	}
}

function addRange(wishes: Wish[], one: number, other: number, text: string): void {
	wishes.push({ kind: 'price_min', manat: Math.min(one, other), text });
	wishes.push({ kind: 'price_max', manat: Math.max(one, other), text });
}

function readBound(typed: Word[], at: number, isUnit: (word: string) => boolean, wishes: Wish[]): void {
	const amount = readAmount(typed, at, isUnit);
	if (!amount) return;
	// Stryker disable next-line StringLiteral: neither is a word of a bound
	const before = typed[at - 1]?.isUsed ? '' : textAt(typed, at - 1);
	const phrase = phraseBefore(typed, at);
	const after = textAt(typed, amount.end);
	const add = (kind: 'price_min' | 'price_max', from: number, to: number) => {
		wishes.push({ kind, manat: amount.manat, text: use(typed, from, to) });
	};
	if (phrase) add(phrase.kind, phrase.from, amount.end);
	else if (MAX_AFTER.has(after)) add('price_max', at, amount.end + 1);
	else if (MIN_AFTER.has(after)) add('price_min', at, amount.end + 1);
	else if (MAX_BEFORE.has(before)) add('price_max', at - 1, amount.end);
	else if (MIN_BEFORE.has(before)) add('price_min', at - 1, amount.end);
	// 'телефон 5000 манат': what is to be spent.
	else if (amount.isMoney) add('price_max', at, amount.end);
}

/** Takes the longest phrase: 'no more than 500' is not 'more than 500'. */
function phraseBefore(
	typed: readonly Word[],
	at: number,
): { kind: 'price_min' | 'price_max'; from: number } | undefined {
	for (let from = Math.max(0, at - MOST_PHRASE_WORDS); from < at - 1; from += 1) {
		const before = typed.slice(from, at);
		const text = before.map((word) => word.text).join(' ');
		if (before.some(({ isUsed }) => isUsed)) continue;
		if (MAX_PHRASES.includes(text)) return { kind: 'price_max', from };
		if (MIN_PHRASES.includes(text)) return { kind: 'price_min', from };
	}
	return undefined;
}

function readWish(typed: Word[], at: number, wishes: Wish[]): void {
	const word = typed[at];
	if (!word || word.isUsed) return;
	const inStock = IN_STOCK_PHRASES.map((phrase) => phrase.split(' ')).find((phrase) =>
		phrase.every((part, place) => typed[at + place]?.text === part),
	);
	// Stryker disable next-line OptionalChaining: what is a word of MOST is there
	const from = MOST.has(textAt(typed, at - 1)) && !typed[at - 1]?.isUsed ? at - 1 : at;
	if (inStock) wishes.push({ kind: 'in_stock', text: use(typed, at, at + inStock.length) });
	else if (ON_SALE.has(word.text)) wishes.push({ kind: 'sale', text: use(typed, from, at + 1) });
	else if (CHEAP.has(word.text)) wishes.push({ kind: 'sort', sort: 'price', text: use(typed, from, at + 1) });
	else if (EXPENSIVE.has(word.text))
		wishes.push({ kind: 'sort', sort: '-price', text: use(typed, from, at + 1) });
	else if (NEWEST.has(word.text)) wishes.push({ kind: 'sort', sort: 'new', text: use(typed, from, at + 1) });
}

function use(typed: Word[], from: number, to: number): string {
	const used = typed.slice(Math.max(from, 0), to);
	for (const word of used) word.isUsed = true;
	return used.map(({ text }) => text).join(' ');
}

/** Empty before the first word and after the last. */
function textAt(typed: readonly Word[], at: number): string {
	// Stryker disable next-line StringLiteral: either is no word that anything is compared with
	return typed[at]?.text ?? '';
}
