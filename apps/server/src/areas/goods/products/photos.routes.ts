import { byId } from '@dukan/domain/base/fields.api.ts';
import {
	photoMatchBody,
	photoMatchWire,
	pictureAddBody,
	pictureAddedWire,
} from '@dukan/domain/shop/pictures/photos.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { staffOf } from '../../staff/access/staff-area.ts';
import { asStaff } from '../../staff/audit/as-staff.ts';
import { addPicture, matchPhotos } from './photos.ts';

const tags = ['staff'];
const config = { staff: 'editCatalogue' } as const;
/** 500 names of 250 signs. */
const MAX_NAMES_BYTES = 1024 * 1024;

/** OWN-04: photos of many products at once, known by the names of their files. */
export function photoRoutes(staff: App, { db, clock }: Services): void {
	staff.post(
		'/photo_match',
		{
			config,
			bodyLimit: MAX_NAMES_BYTES,
			schema: {
				summary: 'Which product each file is a photo of, by SKU, barcode, article or number in its name',
				tags,
				body: photoMatchBody,
				response: { 200: photoMatchWire },
			},
		},
		async (request) => matchPhotos(db, request.body.names),
	);

	staff.post(
		'/product_picture_add/:id',
		{
			config,
			schema: {
				summary: 'Puts an uploaded picture after those that the product has',
				tags,
				params: byId,
				body: pictureAddBody,
				response: { 200: pictureAddedWire },
			},
		},
		async (request) =>
			asStaff(db, { member: staffOf(request), now: clock() }, (trx) =>
				addPicture(trx, request.params.id, request.body.file),
			),
	);
}
