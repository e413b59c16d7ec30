import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { publicGet } from '../public-get.ts';
import type { Services } from '../services.ts';

const districtSchema = Type.Object({
	id: Type.Integer(),
	name_en: Type.String(),
	name_ru: Type.String(),
	name_tm: Type.String(),
	delivery: Type.Boolean(),
	express: Type.Boolean(),
});

const regionSchema = Type.Object({
	id: Type.Integer(),
	regions: Type.String(),
	regions_en: Type.String(),
	regions_ru: Type.String(),
	regions_tm: Type.String(),
	districts: Type.Array(districtSchema),
});

export function regionRoutes(app: FastifyInstance, services: Services): void {
	publicGet(app, services, {
		url: '/api/all/regions',
		summary: 'Regions with their districts; `regions` is the name in the language of the cookie',
		tag: 'delivery',
		answer: Type.Object({ data: Type.Array(regionSchema) }),
		byLanguage: true,
		read: async (shop, { language }) => ({ data: await shop.regions(language) }),
	});
}
