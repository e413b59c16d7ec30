import { MAX_PICTURE_BYTES } from '@dukan/domain/shop/pictures/picture-kinds.ts';
import { pictureUploadQuery, pictureUploadWire } from '@dukan/domain/shop/pictures/staff-pictures.api.ts';
import type { Services } from '../../../main/services.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { Originals } from './originals.ts';
import { PICTURE_TYPES, takePictureBodies } from './picture-bodies.ts';
import { takeUpload } from './take-upload.ts';

/** S14: pictures from staff. The body is the file itself. */
export function pictureUploadRoutes(staff: App, { config, db }: Services): void {
	const originals = new Originals(config.dataDir, db);
	staff.register(async (uploads: App) => {
		takePictureBodies(uploads);
		uploads.post(
			'/picture_upload',
			{
				config: { staff: 'editCatalogue' },
				bodyLimit: MAX_PICTURE_BYTES,
				schema: {
					summary: 'A JPEG, PNG, WebP or AVIF; answers with the name it is stored under',
					tags: ['staff'],
					consumes: PICTURE_TYPES,
					querystring: pictureUploadQuery,
					response: { 200: pictureUploadWire },
				},
			},
			async (request) => {
				// A form is read as fields before it comes here.
				if (!Buffer.isBuffer(request.body)) throw new Problem('unsupported_media_type');
				return { file: await takeUpload(request.body, request.query.kind, originals) };
			},
		);
	});
}
