import type { DemoCatalogue, Localized } from '@dukan/demo-catalogue/catalogue-types.ts';
import { demoPages } from '@dukan/demo-catalogue/demo-pages.ts';
import { demoBannerPictures } from '@dukan/demo-catalogue/demo-pictures.ts';
import { demoHolidays } from '@dukan/demo-catalogue/holidays.ts';
import { demoPlan } from '@dukan/demo-catalogue/plan.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { insertRows, names, titles } from './insert-rows.ts';

export async function insertContent(
	trx: Transaction<Tables>,
	catalogue: DemoCatalogue,
	now: Date,
): Promise<void> {
	const files = ({ en, ru, tm }: Localized) => ({ picture_en: en, picture_ru: ru, picture_tm: tm });
	await insertRows(
		trx,
		'banners',
		demoPlan.banners.map(({ id, title, link, active, position, scene }) => ({
			id,
			link,
			active,
			position,
			...titles(title),
			...files(demoBannerPictures('banner', scene)),
		})),
	);
	await insertRows(
		trx,
		'small_banners',
		demoPlan.smallBanners.map(({ id, title, link, position, scene }) => ({
			id,
			link,
			position,
			...titles(title),
			...files(demoBannerPictures('small', scene)),
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
		Object.entries(demoPlan.settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })),
	);
}
