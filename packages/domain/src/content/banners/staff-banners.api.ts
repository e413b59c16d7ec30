import { type Static, Type } from 'typebox';
import { line, moment, orNull, pictureFile } from '../../base/fields.api.ts';
import { defineTables } from '../../staff/access/define-calls.ts';
import { BANNER_LINK } from './banner-link.ts';

/** The fields of a banner that staff can send. */
export const staffBannerFields = {
	titleEn: line(200, 1),
	titleRu: line(200),
	titleTm: line(200),
	/** File names of the pictures. A language without its own picture shows the English one. */
	pictureEn: pictureFile,
	pictureRu: orNull(pictureFile),
	pictureTm: orNull(pictureFile),
	link: Type.String({ maxLength: 500, pattern: BANNER_LINK.source }),
	active: Type.Boolean(),
	/** The moments are ISO 8601; null means no limit. */
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
