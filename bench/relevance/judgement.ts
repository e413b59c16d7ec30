/** A search, and the conditions that its first five results must meet. */
export type Judgement = {
	language: string;
	/** The class of the query, such as 'kind', 'accessory for' or 'price'. */
	kind: string;
	query: string;
	/** All of the first five products must belong to these sub-categories; undefined allows any. */
	subcategoryIds: readonly number[] | undefined;
	/** The brand that the first product must have. */
	brand: string;
	/** A text that the English name of the first product must contain. */
	name: string;
	minManat: number;
	maxManat: number;
	order: 'rising' | 'falling' | undefined;
};

export type FoundProduct = { name: string; subcategoryId: number; brand: string; manat: number };

/** Reads the lines of judged.txt or held-out.txt, whose first line describes the columns. */
export function readJudgements(text: string): Judgement[] {
	let language = '';
	let kind = '';
	const judgements: Judgement[] = [];
	for (const line of text.split('\n')) {
		if (line.startsWith('## ')) {
			language = line.slice(3, 5);
			kind = line.slice(6);
		} else if (line.trim() !== '' && !line.startsWith('#')) {
			judgements.push({ language, kind, ...readLine(line) });
		}
	}
	return judgements;
}

function readLine(line: string): Omit<Judgement, 'language' | 'kind'> {
	const [query = '', kinds = '*', brand = '', name = '', price = ''] = line
		.split('|')
		.map((cell) => cell.trim());
	return {
		query,
		subcategoryIds: kinds === '*' ? undefined : kinds.split(' ').map(Number),
		brand,
		name,
		minManat: Number(/>=(\d+)/.exec(price)?.[1] ?? 0),
		maxManat: Number(/<=(\d+)/.exec(price)?.[1] ?? Number.POSITIVE_INFINITY),
		order: price === 'rising' || price === 'falling' ? price : undefined,
	};
}

/** Returns what is wrong with the first five results; undefined if they are right. */
export function faultOf(judgement: Judgement, found: readonly FoundProduct[]): string | undefined {
	const { subcategoryIds, brand, name, minManat, maxManat, order } = judgement;
	const [first] = found;
	if (!first) return 'nothing found';
	const isKind = found.every(({ subcategoryId }) => subcategoryIds?.includes(subcategoryId) ?? true);
	const isFirst = (brand === '' || first.brand === brand) && first.name.includes(name);
	const isPrice = found.every(({ manat }) => manat >= minManat && manat <= maxManat);
	const sign = order === 'falling' ? -1 : 1;
	const isOrder =
		!order || found.every(({ manat }, at) => at === 0 || sign * (manat - (found[at - 1]?.manat ?? 0)) >= 0);
	if (isKind && isFirst && isPrice && isOrder) return undefined;
	return found.map((product) => `${product.name} ${product.manat}`).join(' · ');
}
