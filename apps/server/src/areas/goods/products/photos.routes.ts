import { photosCalls } from '@dukan/domain/goods/products/photos.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import type { Needs } from '../../../platform/needs.ts';
import { staffChanges } from '../../staff/audit/staff-changes.ts';
import { addPicture, matchPhotos } from './photos.ts';

/** The size of 500 names with 250 characters each. */
const MAX_NAMES_BYTES = 1024 * 1024;

/** OWN-04: photos of many products at once. The name of a photo's file tells which product it shows. */
export function photoRoutes(staff: App, { db, clock }: Needs<'db' | 'clock'>): void {
	const change = staffChanges(staff, photosCalls, { db, clock });
	handle(
		staff,
		photosCalls,
		'POST /api/staff/photo_match',
		async (request) => matchPhotos(db, request.body.names),
		{ bodyLimit: MAX_NAMES_BYTES },
	);

	change('POST /api/staff/product_picture_add/:id', (trx, { params, body }) =>
		addPicture(trx, params.id, body.file),
	);
}
