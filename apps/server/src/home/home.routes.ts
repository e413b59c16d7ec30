import { HOME_CATEGORIES_PER_FETCH, WIDE_CARD_SIZE } from '@dukan/domain/home/home-paging.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { homeSchema } from '../catalogue/catalogue-schemas.ts';
import { publicGet } from '../public-get.ts';
import type { Services } from '../services.ts';

/** S12 */
const MAX_LIMIT = 100;
const MAX_OFFSET = 10_000;
const MAX_CARD_SIZE = 24;

export function homeRoutes(app: FastifyInstance, services: Services): void {
	publicGet(app, services, {
		url: '/api/home',
		summary: 'The home page: categories with their first products, new products, products on sale',
		tag: 'catalogue',
		query: Type.Object({
			limit: Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: HOME_CATEGORIES_PER_FETCH }),
			offset: Type.Integer({ minimum: 0, maximum: MAX_OFFSET, default: 0 }),
			cardSize: Type.Integer({ minimum: 1, maximum: MAX_CARD_SIZE, default: WIDE_CARD_SIZE }),
		}),
		answer: homeSchema,
		read: (shop, { query }) => shop.home(query),
	});
}
