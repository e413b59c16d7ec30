/** The Russian stemmer of Snowball (snowballstem.org/algorithms/russian): endings by class, the longest that a word has. */
const endings = (text: string) => text.split(' ').toSorted((a, b) => b.length - a.length);

const GERUND = { afterA: endings('в вши вшись'), always: endings('ив ивши ившись ыв ывши ывшись') };
const ADJECTIVE = endings(
	'ее ие ые ое ими ыми ей ий ый ой ем им ым ом его ого ему ому их ых ую юю ая яя ою ею',
);
const PARTICIPLE = { afterA: endings('ем нн вш ющ щ'), always: endings('ивш ывш ующ') };
const REFLEXIVE = endings('ся сь');
const VERB = {
	afterA: endings('ла на ете йте ли й л ем н ло но ет ют ны ть ешь нно'),
	always: endings(
		'ила ыла ена ейте уйте ите или ыли ей уй ил ыл им ым ен ило ыло ено ят ует уют ит ыт ены ить ыть ишь ую ю',
	),
};
const NOUN = endings(
	'а ев ов ие ье е иями ями ами еи ии и ией ей ой ий й иям ям ием ем ам ом о у ах иях ях ы ь ию ью ю ия ья я',
);

/** Returns the word without the longest of these endings, those of `afterA` only behind а or я; undefined if it has none. */
function without(
	word: string,
	{ afterA, always }: { afterA: string[]; always: string[] },
): string | undefined {
	const has = (ending: string) => word.endsWith(ending);
	const own = [always.find(has) ?? '', afterA.find(has) ?? ''];
	const [ending = ''] = own.toSorted((a, b) => b.length - a.length);
	if (ending === '') return undefined;
	const rest = word.slice(0, -ending.length);
	return ending !== own[0] && !/[ая]$/.test(rest) ? undefined : rest;
}

const plain = (word: string, list: string[]) => without(word, { afterA: [], always: list });

function withoutEnding(word: string): string {
	const gerund = without(word, GERUND);
	if (gerund !== undefined) return gerund;
	const active = plain(word, REFLEXIVE) ?? word;
	const adjective = plain(active, ADJECTIVE);
	if (adjective !== undefined) return without(adjective, PARTICIPLE) ?? adjective;
	return without(active, VERB) ?? plain(active, NOUN) ?? active;
}

/** Returns 'телефон' for 'телефонами'. The word is in lower case, without ё. */
export function russianStem(word: string): string {
	const start = /^[^аеиоуыэюя]*[аеиоуыэюя]/.exec(word)?.[0].length;
	if (start === undefined) return word;
	const second =
		/^.*?[аеиоуыэюя][^аеиоуыэюя].*?[аеиоуыэюя][^аеиоуыэюя]/.exec(word)?.[0].length ?? word.length;
	let end = withoutEnding(word.slice(start)).replace(/и$/, '');
	const derived = plain(end, ['ость', 'ост']);
	if (derived !== undefined && start + derived.length >= second) end = derived;
	const superlative = plain(end, ['ейше', 'ейш']);
	if (superlative !== undefined) end = superlative.replace(/нн$/, 'н');
	else if (end.endsWith('нн')) end = end.slice(0, -1);
	else end = end.replace(/ь$/, '');
	return word.slice(0, start) + end;
}
