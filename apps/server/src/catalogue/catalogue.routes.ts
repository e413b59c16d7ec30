import { MAX_ID } from '@dukan/domain/addresses/addresses.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { publicGet } from '../public-get.ts';
import type { Services } from '../services.ts';
import { categorySchema, productShowSchema, smartCategorySchema } from './catalogue-schemas.ts';

export function catalogueRoutes(app: FastifyInstance, services: Services): void {
	publicGet(app, services, {
		url: '/api/category_list',
		summary: 'All categories with their sub-categories',
		tag: 'catalogue',
		answer: Type.Array(categorySchema),
		read: (shop) => shop.categories(),
	});

	publicGet(app, services, {
		url: '/api/smart_list',
		summary: 'Smart categories',
		tag: 'catalogue',
		answer: Type.Array(smartCategorySchema),
		read: (shop) => shop.smartCategories(),
	});

	publicGet(app, services, {
		url: '/api/product_show/:p_id',
		summary: 'One product with everything known of it, and related ones',
		tag: 'catalogue',
		params: Type.Object({ p_id: Type.Integer({ minimum: 1, maximum: MAX_ID }) }),
		answer: productShowSchema,
		read: (shop, { params }) => shop.product(params.p_id),
	});
}
