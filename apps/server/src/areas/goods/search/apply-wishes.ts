import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import type { ListRequest, UnderstoodWire } from '@dukan/domain/goods/lists/lists.api.ts';
import type { Wish } from '@dukan/domain/goods/search/read-wishes.ts';

type Narrowed = Pick<ListRequest, 'filters' | 'sort'>;

/** FIND-02: applies the query's filters where the shopper has not chosen otherwise. */
export function applyWishes<Request extends Narrowed>(request: Request, wishes: readonly Wish[]): Request {
	const { filters } = request;
	const price = (kind: 'price_min' | 'price_max') => {
		const wish = wishes.find((one) => one.kind === kind);
		return wish && 'manat' in wish ? tengeFromManat(wish.manat) : undefined;
	};
	const sort = wishes.find((wish) => wish.kind === 'sort')?.sort;
	const isChosen = filters.minPriceTenge !== undefined || filters.maxPriceTenge !== undefined;
	return {
		...request,
		sort: request.sort ?? sort,
		filters: {
			...filters,
			minPriceTenge: isChosen ? filters.minPriceTenge : price('price_min'),
			maxPriceTenge: isChosen ? filters.maxPriceTenge : price('price_max'),
			inStock: filters.inStock || wishes.some(({ kind }) => kind === 'in_stock'),
			onSale: filters.onSale || wishes.some(({ kind }) => kind === 'sale'),
		},
	};
}

export function describeWishes(wishes: readonly Wish[]): UnderstoodWire[] {
	return wishes.map((wish) => ({ kind: wish.kind, value: wishedValue(wish), text: wish.text }));
}

function wishedValue(wish: Wish): string {
	if ('manat' in wish) return String(wish.manat);
	return wish.kind === 'sort' ? wish.sort : '1';
}
