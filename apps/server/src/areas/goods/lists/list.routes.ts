import { byId } from '@dukan/domain/base/fields.api.ts';
import type { PublicShop } from '@dukan/domain/content/page-rendering/public-shop.ts';
import {
	brandShowWire,
	categoryShowWire,
	categorySubWire,
	listQuery,
	type ProductListWire,
	productListWire,
	smartShowWire,
} from '@dukan/domain/goods/lists/lists.api.ts';
import type { ListScope } from '@dukan/domain/goods/lists/product-list.ts';
import { MAX_IDS, productsQuery, productsWire } from '@dukan/domain/goods/products/products.api.ts';
import { brandListWire } from '@dukan/domain/goods/structure/structure.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { publicGet } from '../../shop/reading/public-get.ts';
import { readIds } from '../products/read-ids.ts';
import { chooseList, type ListChoice, requireValid } from './list-input.ts';

async function readList(shop: PublicShop, scope: ListScope, choice: ListChoice): Promise<ProductListWire> {
	const { rows, count, facets } = requireValid(await shop.list({ ...choice, scope, withFacets: true }));
	if (!facets) throw new Error('A list that was asked for facets has none.');
	return { rows, count, facets };
}

/** CAT-02, API-01: every list with its head, filters, sort, paging and facets. */
export function listRoutes(app: App, services: Services): void {
	const common = { tag: 'lists', query: listQuery, byLanguage: true, choose: chooseList } as const;

	publicGet(app, services, {
		...common,
		url: '/api/category_show/:id',
		summary: 'A category and its products',
		params: byId,
		response: categoryShowWire,
		read: async (shop, { params: { id }, choice }) => {
			const category = (await shop.categories()).find(({ k_id }) => k_id === id);
			return category && { category, ...(await readList(shop, { kind: 'category', id }, choice)) };
		},
	});

	publicGet(app, services, {
		...common,
		url: '/api/category_sub/:id',
		summary: 'A sub-category with its category, and its products',
		params: byId,
		response: categorySubWire,
		read: async (shop, { params: { id }, choice }) => {
			for (const { sub_categories, ...category } of await shop.categories()) {
				const found = sub_categories.find(({ sc_id }) => sc_id === id);
				if (!found) continue;
				const list = await readList(shop, { kind: 'subcategory', id }, choice);
				return { sub_category: { ...found, category }, category, ...list };
			}
			return undefined;
		},
	});

	publicGet(app, services, {
		...common,
		url: '/api/smart_show/:id',
		summary: 'A smart category and its products',
		params: byId,
		response: smartShowWire,
		read: async (shop, { params: { id }, choice }) => {
			const smart = (await shop.smartCategories()).find(({ sm_id }) => sm_id === id);
			return smart && { smart, ...(await readList(shop, { kind: 'smart', id }, choice)) };
		},
	});

	publicGet(app, services, {
		url: '/api/brand_list',
		summary: 'Brands that have something to sell',
		tag: 'lists',
		response: brandListWire,
		read: (shop) => shop.brands(),
	});

	publicGet(app, services, {
		...common,
		url: '/api/brand_show/:id',
		summary: 'A brand and its products',
		params: byId,
		response: brandShowWire,
		read: async (shop, { params: { id }, choice }) => {
			const brand = (await shop.brands()).find((candidate) => candidate.id === id);
			return brand && { brand, ...(await readList(shop, { kind: 'brand', id }, choice)) };
		},
	});

	publicGet(app, services, {
		...common,
		url: '/api/new_products',
		summary: 'New products',
		response: productListWire,
		read: (shop, { choice }) => readList(shop, { kind: 'new' }, choice),
	});

	publicGet(app, services, {
		...common,
		url: '/api/sale_products',
		summary: 'Products on sale',
		response: productListWire,
		read: (shop, { choice }) => readList(shop, { kind: 'sale' }, choice),
	});

	publicGet(app, services, {
		url: '/api/products',
		summary: 'These products, in the order asked; unknown ones are left out',
		tag: 'lists',
		query: productsQuery,
		response: productsWire,
		choose: ({ query }) => readIds(query.ids, MAX_IDS),
		read: async (shop, { choice }) => ({ rows: await shop.products(choice) }),
	});
}
