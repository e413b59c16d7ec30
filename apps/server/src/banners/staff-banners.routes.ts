import { BANNER_LINK } from '@dukan/domain/banners/staff-banners.api.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { line } from '../platform/http/schemas.ts';
import type { Services } from '../services.ts';
import { byIdKey, editTable, orNull } from '../staff/edit-table.ts';
import { listStaffBanners } from './banners.queries.ts';

const pictureFile = Type.String({ pattern: '^[a-z0-9][a-z0-9._-]{0,95}\\.webp$' });
const moment = orNull(Type.String({ format: 'date-time' }));

/** Banners of the carousel and the small ones, each with its own time to be shown. */
export function staffBannerRoutes(staff: FastifyInstance, services: Services): void {
	for (const table of ['banners', 'small_banners'] as const)
		editTable(staff, services, {
			name: table,
			tag: 'staff content',
			table,
			key: byIdKey,
			read: 'readContent',
			edit: 'editContent',
			list: (db) => listStaffBanners(db, table),
			columns: {
				title_en: line(200, 1),
				title_ru: line(200),
				title_tm: line(200),
				picture_en: pictureFile,
				picture_ru: orNull(pictureFile),
				picture_tm: orNull(pictureFile),
				link: Type.String({ maxLength: 500, pattern: BANNER_LINK.source }),
				active: Type.Boolean(),
				shows_from: moment,
				shows_until: moment,
			},
			ordered: true,
		});
}
