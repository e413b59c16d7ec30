import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { publicGet } from '../public-get.ts';
import type { Services } from '../services.ts';

const bannerSchema = Type.Object({
	b_active: Type.Union([Type.Literal(0), Type.Literal(1)]),
	b_link: Type.String(),
	b_img_tm: Type.String(),
	b_img_en: Type.String(),
	b_img_ru: Type.String(),
});

const smallBannerSchema = Type.Object({
	bs_link: Type.String(),
	bs_img_tm: Type.String(),
	bs_img_en: Type.String(),
	bs_img_ru: Type.String(),
});

export function bannerRoutes(app: FastifyInstance, services: Services): void {
	publicGet(app, services, {
		url: '/api/banner_list',
		summary: 'Banners of the carousel; b_active tells which are shown',
		tag: 'content',
		answer: Type.Array(bannerSchema),
		read: (shop) => shop.banners(),
	});

	publicGet(app, services, {
		url: '/api/small_list',
		summary: 'Small banners',
		tag: 'content',
		answer: Type.Array(smallBannerSchema),
		read: (shop) => shop.smallBanners(),
	});
}
