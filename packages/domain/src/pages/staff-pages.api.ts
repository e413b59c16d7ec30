import type { PageName } from '../addresses/addresses.ts';

export type PageTextsWire = {
	title_en: string;
	title_ru: string;
	title_tm: string;
	body_en: string;
	body_ru: string;
	body_tm: string;
};

export type StaffPageRowWire = {
	name: PageName;
	title_en: string;
	title_ru: string;
	title_tm: string;
	updatedAt: string;
};

export type StaffPageWire = PageTextsWire & { name: PageName; updatedAt: string };

/** `updatedAt` is what the editor was shown: whoever saved meanwhile is not overwritten. */
export type PageSaveWire = PageTextsWire & { updatedAt: string };

export type PageRevisionWire = PageTextsWire & {
	id: number;
	at: string;
	/** Nobody: how the page was before its first change. */
	staff: { id: number; name: string } | null;
};
