/** A search, and what its first five results must hold. */
export type Judgement = {
	language: string;
	/** The class of query: 'kind', 'accessory for', 'price' … */
	kind: string;
	query: string;
	/** Sub-categories to which all of the first five belong; undefined means any. */
	subcategoryIds: readonly number[] | undefined;
	/** The brand of the first product. */
	brand: string;
	/** A part of the first product's English name. */
	name: string;
	minManat: number;
	maxManat: number;
	order: 'rising' | 'falling' | undefined;
};

export type FoundProduct = { name: string; subcategoryId: number; brand: string; manat: number };

/** The lines of judged.txt and held-out.txt; the first of them describes its columns. */
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

/** Returns what is wrong with the first five results, or undefined. */
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
