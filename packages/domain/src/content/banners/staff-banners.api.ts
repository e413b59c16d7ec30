import { type Static, Type } from 'typebox';
import { line, moment, orNull, pictureFile } from '../../base/fields.api.ts';
import { defineTables } from '../../staff/access/define-calls.ts';
import { BANNER_LINK } from './banner-link.ts';

/** The fields of a banner that may be sent. */
export const staffBannerFields = {
	titleEn: line(200, 1),
	titleRu: line(200),
	titleTm: line(200),
	/** File names; a language without its own shows the English picture. */
	pictureEn: pictureFile,
	pictureRu: orNull(pictureFile),
	pictureTm: orNull(pictureFile),
	link: Type.String({ maxLength: 500, pattern: BANNER_LINK.source }),
	active: Type.Boolean(),
	/** ISO moments; empty means always. */
	showsFrom: orNull(moment),
	showsUntil: orNull(moment),
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
