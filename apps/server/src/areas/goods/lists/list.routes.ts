import type { PublicShop } from '@dukan/domain/content/page-rendering/public-shop.ts';
import { listCalls, type ProductListWire } from '@dukan/domain/goods/lists/lists.api.ts';
import type { ListScope } from '@dukan/domain/goods/lists/product-list.ts';
import { MAX_IDS } from '@dukan/domain/goods/products/products.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { PublicServices } from '../../shop/reading/public-get.ts';
import { publicGet } from '../../shop/reading/public-get.ts';
import { readIds } from '../products/read-ids.ts';
import { chooseList, type ListChoice, requireValid } from './list-input.ts';

async function readList(shop: PublicShop, scope: ListScope, choice: ListChoice): Promise<ProductListWire> {
	const { rows, count, facets } = requireValid(await shop.list({ ...choice, scope, withFacets: true }));
	if (!facets) throw new Error('A list that was asked for facets has none.');
	return { rows, count, facets };
}

/** CAT-02, API-01: every list with its head, filters, sort, paging and facets. */
export function listRoutes(app: App, services: PublicServices): void {
	publicGet(app, services, listCalls, 'GET /api/category_show/:id', {
		byLanguage: true,
		choose: chooseList,
		read: async (shop, { params: { id }, choice }) => {
			const category = (await shop.categories()).find(({ k_id }) => k_id === id);
			return category && { category, ...(await readList(shop, { kind: 'category', id }, choice)) };
		},
	});

	publicGet(app, services, listCalls, 'GET /api/category_sub/:id', {
		byLanguage: true,
		choose: chooseList,
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

	publicGet(app, services, listCalls, 'GET /api/smart_show/:id', {
		byLanguage: true,
		choose: chooseList,
		read: async (shop, { params: { id }, choice }) => {
			const smart = (await shop.smartCategories()).find(({ sm_id }) => sm_id === id);
			return smart && { smart, ...(await readList(shop, { kind: 'smart', id }, choice)) };
		},
	});

	publicGet(app, services, listCalls, 'GET /api/brand_list', {
		read: (shop) => shop.brands(),
	});

	publicGet(app, services, listCalls, 'GET /api/brand_show/:id', {
		byLanguage: true,
		choose: chooseList,
		read: async (shop, { params: { id }, choice }) => {
			const brand = (await shop.brands()).find((candidate) => candidate.id === id);
			return brand && { brand, ...(await readList(shop, { kind: 'brand', id }, choice)) };
		},
	});

	publicGet(app, services, listCalls, 'GET /api/new_products', {
		byLanguage: true,
		choose: chooseList,
		read: (shop, { choice }) => readList(shop, { kind: 'new' }, choice),
	});

	publicGet(app, services, listCalls, 'GET /api/sale_products', {
		byLanguage: true,
		choose: chooseList,
		read: (shop, { choice }) => readList(shop, { kind: 'sale' }, choice),
	});

	publicGet(app, services, listCalls, 'GET /api/products', {
		choose: ({ query }) => readIds(query.ids, MAX_IDS),
		read: async (shop, { choice }) => ({ rows: await shop.products(choice) }),
	});
}
