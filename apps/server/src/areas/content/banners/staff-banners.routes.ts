import { bannerTables, staffBannerFields } from '@dukan/domain/content/banners/staff-banners.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import type { Needs } from '../../../platform/needs.ts';
import { byIdKey, editTable } from '../../staff/audit/edit-table.ts';
import { listStaffBanners } from './banners.queries.ts';

/** Carousel banners and small banners, each with its own time to be shown. */
export function staffBannerRoutes(staff: App, services: Needs<'db' | 'clock'>): void {
	for (const table of ['banners', 'small_banners'] as const)
		editTable(staff, services, bannerTables, table, {
			table,
			key: byIdKey,
			list: (db) => listStaffBanners(db, table),
			fields: staffBannerFields,
			ordered: true,
		});
}
