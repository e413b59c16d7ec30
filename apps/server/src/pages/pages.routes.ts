import { PAGE_NAMES } from '@dukan/domain/addresses/addresses.ts';
import { LANGUAGES } from '@dukan/domain/language/language.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { publicGet } from '../public-get.ts';
import type { Services } from '../services.ts';

export function pageRoutes(app: FastifyInstance, services: Services): void {
	publicGet(app, services, {
		url: '/api/page_show/:name',
		summary: 'An information page in the language of `lang`, or else of the cookie',
		tag: 'content',
		params: Type.Object({ name: Type.String({ maxLength: 64 }) }),
		query: Type.Object({
			lang: Type.Optional(Type.Union(LANGUAGES.map((language) => Type.Literal(language)))),
		}),
		answer: Type.Object({
			name: Type.String(),
			title: Type.String(),
			body: Type.String(),
			updated_at: Type.String(),
		}),
		byLanguage: true,
		read: async (shop, { params, query, language }) => {
			const name = PAGE_NAMES.find((known) => known === params.name);
			return name && shop.page(name, query.lang ?? language);
		},
	});
}
