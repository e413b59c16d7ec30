import { photosCalls } from '@dukan/domain/goods/products/photos.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { addPicture, matchPhotos } from './photos.ts';

/** 500 names of 250 characters. */
const MAX_NAMES_BYTES = 1024 * 1024;

/** OWN-04: photos of many products at once, recognised by the names of their files. */
export function photoRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	handle(
		staff,
		photosCalls,
		'POST /api/staff/photo_match',
		async (request) => matchPhotos(db, request.body.names),
		{ bodyLimit: MAX_NAMES_BYTES },
	);

	handle(staff, photosCalls, 'POST /api/staff/product_picture_add/:id', async (request) =>
		asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
			addPicture(trx, request.params.id, request.body.file),
		),
	);
}
