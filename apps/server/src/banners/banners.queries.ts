import type { BannerWire, SmallBannerWire } from '@dukan/domain/banners/banners.api.ts';
import type { Localized } from '@dukan/domain/language/language.ts';
import type { Database } from '../platform/database/database.ts';

type Titled = { title: Localized };

/** HOME-05: a picture missing in one language falls back to the English one. */
export async function listBanners(db: Database): Promise<(BannerWire & Titled)[]> {
	const rows = await db.selectFrom('banners').selectAll().orderBy('position').orderBy('id').execute();
	return rows.map((row) => ({
		b_active: row.active ? 1 : 0,
		b_link: row.link,
		b_img_tm: row.picture_tm ?? row.picture_en,
		b_img_en: row.picture_en,
		b_img_ru: row.picture_ru ?? row.picture_en,
		title: { tm: row.title_tm, ru: row.title_ru, en: row.title_en },
	}));
}

export async function listSmallBanners(db: Database): Promise<(SmallBannerWire & Titled)[]> {
	const rows = await db.selectFrom('small_banners').selectAll().orderBy('position').orderBy('id').execute();
	return rows.map((row) => ({
		bs_link: row.link,
		bs_img_tm: row.picture_tm ?? row.picture_en,
		bs_img_en: row.picture_en,
		bs_img_ru: row.picture_ru ?? row.picture_en,
		title: { tm: row.title_tm, ru: row.title_ru, en: row.title_en },
	}));
}
