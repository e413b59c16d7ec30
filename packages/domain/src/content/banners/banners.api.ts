import { type Static, Type } from 'typebox';
import { zeroOrOne } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';

const bannerWire = Type.Object({
	b_active: zeroOrOne,
	b_link: Type.String(),
	b_img_tm: Type.String(),
	b_img_en: Type.String(),
	b_img_ru: Type.String(),
});
export type BannerWire = Static<typeof bannerWire>;
export const bannerListWire = Type.Array(bannerWire);

const smallBannerWire = Type.Object({
	bs_link: Type.String(),
	bs_img_tm: Type.String(),
	bs_img_en: Type.String(),
	bs_img_ru: Type.String(),
});
export type SmallBannerWire = Static<typeof smallBannerWire>;
export const smallBannerListWire = Type.Array(smallBannerWire);

export const bannersCalls = defineCalls('content', {
	'GET /api/banner_list': {
		by: 'anyone',
		summary: 'Banners of the carousel; b_active tells which are shown',
		response: { 200: bannerListWire },
	},
	'GET /api/small_list': { by: 'anyone', summary: 'Small banners', response: { 200: smallBannerListWire } },
});
