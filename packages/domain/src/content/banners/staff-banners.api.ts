import { type Static, Type } from 'typebox';
import { line, moment, orNull, pictureFile } from '../../base/fields.api.ts';
import { defineTables } from '../../staff/access/define-calls.ts';
import { BANNER_LINK } from './banner-link.ts';

/** The fields of a banner that may be sent. */
export const staffBannerFields = {
	title_en: line(200, 1),
	title_ru: line(200),
	title_tm: line(200),
	/** Files; without one of its own a language shows the English picture. */
	picture_en: pictureFile,
	picture_ru: orNull(pictureFile),
	picture_tm: orNull(pictureFile),
	link: Type.String({ maxLength: 500, pattern: BANNER_LINK.source }),
	active: Type.Boolean(),
	/** ISO moments; empty is always. */
	shows_from: orNull(moment),
	shows_until: orNull(moment),
};

export const staffBannerWire = Type.Object({ id: Type.Integer(), ...staffBannerFields });
export type StaffBannerWire = Static<typeof staffBannerWire>;

export const bannerTables = defineTables(
	'staff content',
	{ read: 'readContent', edit: 'editContent' },
	{
		banners: staffBannerWire,
		small_banners: staffBannerWire,
	},
);
