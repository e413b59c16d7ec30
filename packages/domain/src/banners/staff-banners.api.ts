/** S8: into the shop, or to https. '//host' and '/\host' lead elsewhere, and browsers pass over blanks. */
export const BANNER_LINK = /^(\/([^/\\\s][^\\\s]*)?|https:\/\/[^\\\s]+)$/;

export type StaffBannerWire = {
	id: number;
	title_en: string;
	title_ru: string;
	title_tm: string;
	/** Files; without one of its own a language shows the English picture. */
	picture_en: string;
	picture_ru: string | null;
	picture_tm: string | null;
	link: string;
	active: boolean;
	/** ISO moments; empty is always. */
	shows_from: string | null;
	shows_until: string | null;
};
