import { manatFromTenge } from '@dukan/domain/base/money/money.ts';
import type { ListRequest, ProductList } from '@dukan/domain/goods/lists/lists.api.ts';
import type { ReadIndex } from '../../shop/reading/read-shop.ts';

type Options = {
	/** The request with the price that was typed. */
	wished: ListRequest;
	/** The request with filters that the shopper chose by hand; those are never loosened. */
	chosen: ListRequest;
	readIndex: ReadIndex;
	listed: (request: ListRequest) => Promise<ProductList>;
};

/** SEEK-02: where a typed price leaves nothing, shows the cheapest goods and says what they cost. */
export async function loosenPrice(list: ProductList, options: Options): Promise<ProductList> {
	const { wished, chosen, readIndex, listed } = options;
	const { maxPriceTenge, minPriceTenge } = chosen.filters;
	const isBound = wished.filters.maxPriceTenge !== maxPriceTenge;
	if (list.count > 0 || list.invalid.length > 0 || !isBound) return list;
	const loose = { ...wished, filters: { ...wished.filters, maxPriceTenge, minPriceTenge } };
	const found = await listed({ ...loose, sort: chosen.sort ?? 'price' });
	const byPrice = await listed({ ...loose, sort: 'price', limit: 1, offset: 0, withFacets: false });
	const [cheapest] = byPrice.rows;
	const text = found.understood.find(({ kind }) => kind === 'price_max')?.text;
	if (!cheapest || text === undefined) return list;
	const index = await readIndex();
	const priceTenge = index.prices[index.rowOf(cheapest.p_id) ?? 0] ?? 0;
	const from = { kind: 'price_from' as const, value: String(manatFromTenge(priceTenge)), text };
	return { ...found, understood: [from, ...found.understood] };
}
