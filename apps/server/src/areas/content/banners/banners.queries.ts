import type { Localized } from '@dukan/domain/base/language/language.ts';
import type { BannerWire, SmallBannerWire } from '@dukan/domain/content/banners/banners.api.ts';
import { type StaffBannerWire, staffBannerFields } from '@dukan/domain/content/banners/staff-banners.api.ts';
import { sql } from 'kysely';
import { selectFields } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isoMoment } from '../../../platform/database/iso-moment.ts';

type Titled = { title: Localized };

/** True from the banner's first moment until just before its last one. */
const isDue = (now: Date) => sql<boolean>`(shows_from is null or shows_from <= ${now})
	and (shows_until is null or shows_until > ${now})`;

/** HOME-05: a banner without a picture in a language shows the English picture. */
export async function listBanners(db: Database, now: Date): Promise<(BannerWire & Titled)[]> {
	const rows = await db
		.selectFrom('banners')
		.selectAll()
		.where(isDue(now))
		.orderBy('position')
		.orderBy('id')
		.execute();
	return rows.map((row) => ({
		b_active: row.active ? 1 : 0,
		b_link: row.link,
		b_img_tm: row.picture_tm ?? row.picture_en,
		b_img_en: row.picture_en,
		b_img_ru: row.picture_ru ?? row.picture_en,
		title: { tm: row.title_tm, ru: row.title_ru, en: row.title_en },
	}));
}

export async function listSmallBanners(db: Database, now: Date): Promise<(SmallBannerWire & Titled)[]> {
	const rows = await db
		.selectFrom('small_banners')
		.selectAll()
		.where('active', '=', true)
		.where(isDue(now))
		.orderBy('position')
		.orderBy('id')
		.execute();
	return rows.map((row) => ({
		bs_link: row.link,
		bs_img_tm: row.picture_tm ?? row.picture_en,
		bs_img_en: row.picture_en,
		bs_img_ru: row.picture_ru ?? row.picture_en,
		title: { tm: row.title_tm, ru: row.title_ru, en: row.title_en },
	}));
}

const { showsFrom: _showsFrom, showsUntil: _showsUntil, ...plainFields } = staffBannerFields;

export type BannerTable = 'banners' | 'small_banners';

export async function listStaffBanners(db: Database, table: BannerTable): Promise<StaffBannerWire[]> {
	const { rows } = await sql<StaffBannerWire>`select id, ${selectFields(plainFields)},
			${isoMoment('shows_from')} as "showsFrom", ${isoMoment('shows_until')} as "showsUntil"
		from ${sql.table(table)} order by position, id`.execute(db);
	return rows;
}

/** Returns which of the two tables has a banner that began or ended after `from`, up to `to`. */
export async function listScheduledChanges(db: Database, from: Date, to: Date): Promise<BannerTable[]> {
	const changed = (
		table: BannerTable,
	) => sql`select ${table} as name where exists (select from ${sql.table(table)}
		where shows_from > ${from} and shows_from <= ${to} or shows_until > ${from} and shows_until <= ${to})`;
	const { rows } = await sql<{
		name: BannerTable;
	}>`${changed('banners')} union all ${changed('small_banners')}`.execute(db);
	return rows.map(({ name }) => name);
}
