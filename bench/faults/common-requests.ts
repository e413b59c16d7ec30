import { PRODUCTS } from '../orders-galore.ts';
import type { LoadRequest } from '../visitors.ts';
import { PICKUP } from './buyers.ts';

/** An ordinary mix: mostly cached pages and lists, some that are not cached, an order now and then. */
export function commonRequests(origin: string, tokens: readonly string[]): LoadRequest[] {
	const run = Math.random().toString(36).slice(2);
	return Array.from({ length: 100 }, (_, round): LoadRequest[] => [
		{ url: `${origin}/` },
		{ url: `${origin}/api/home` },
		{ url: `${origin}/newproducts` },
		{ url: `${origin}/api/category_show/${1 + (round % 8)}` },
		{ url: `${origin}/api/product_show/${1 + ((round * 3) % PRODUCTS)}` },
		{ url: `${origin}/api/search?query=samsung` },
		{ url: `${origin}/api/category_show/${1 + (round % 8)}?price_min={n}` },
		{ url: `${origin}/saleproducts?price_min={n}` },
		{
			url: `${origin}/api/user_show/`,
			headers: { authorization: `Bearer ${tokens[round % tokens.length]}` },
		},
		{
			url: `${origin}/api/order_add`,
			headers: {
				authorization: `Bearer ${tokens[(round * 7) % tokens.length]}`,
				'idempotency-key': `day-${run}-{n}`,
			},
			body: { items: [{ p_id: 1 + ((round * 7) % PRODUCTS), quantity: 1 }], ...PICKUP },
		},
	]).flat();
}
