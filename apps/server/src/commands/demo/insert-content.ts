import type { DemoCatalogue } from '@dukan/demo-catalogue/catalogue-types.ts';
import { demoBanners, demoSettings, demoSmallBanners } from '@dukan/demo-catalogue/content.ts';
import { demoPages } from '@dukan/demo-catalogue/demo-pages.ts';
import {
	type DrawnPicture,
	drawBannerPictures,
	drawSmallBannerPictures,
} from '@dukan/demo-catalogue/draw-pictures.ts';
import { demoHolidays } from '@dukan/demo-catalogue/holidays.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { insertRows, names, titles } from './insert-rows.ts';

export async function insertContent(
	trx: Transaction<Tables>,
	catalogue: DemoCatalogue,
	now: Date,
): Promise<void> {
	const banners = demoBanners.map((banner) => ({ ...banner, pictures: drawBannerPictures(banner) }));
	const small = demoSmallBanners.map((banner) => ({ ...banner, pictures: drawSmallBannerPictures(banner) }));
	const drawn: DrawnPicture[] = [...banners, ...small].flatMap(({ pictures }) => Object.values(pictures));
	await insertRows(trx, 'pictures', drawn);
	const files = (pictures: (typeof banners)[number]['pictures']) => ({
		picture_en: pictures.en.file,
		picture_ru: pictures.ru.file,
		picture_tm: pictures.tm.file,
	});
	await insertRows(
		trx,
		'banners',
		banners.map(({ id, title, link, active, position, pictures }) => ({
			id,
			link,
			active,
			position,
			...titles(title),
			...files(pictures),
		})),
	);
	await insertRows(
		trx,
		'small_banners',
		small.map(({ id, title, link, position, pictures }) => ({
			id,
			link,
			position,
			...titles(title),
			...files(pictures),
		})),
	);
	await insertRows(
		trx,
		'regions',
		catalogue.regions.map(({ id, name, position }) => ({ id, position, ...names(name) })),
	);
	await insertRows(
		trx,
		'districts',
		catalogue.districts.map(({ regionId, name, ...district }) => ({
			...district,
			...names(name),
			region_id: regionId,
		})),
	);
	await insertRows(
		trx,
		'holidays',
		demoHolidays(now.getUTCFullYear()).map(({ date, name }) => ({ date, ...names(name) })),
	);
	await insertRows(
		trx,
		'pages',
		demoPages.map(({ name, title, body }) => ({
			name,
			...titles(title),
			body_en: body.en,
			body_ru: body.ru,
			body_tm: body.tm,
		})),
	);
	await insertRows(
		trx,
		'settings',
		Object.entries(demoSettings).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
	);
}
