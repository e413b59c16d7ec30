import { MAX_PICTURE_BYTES } from '@dukan/domain/shop/pictures/picture-kinds.ts';
import { uploadCalls } from '@dukan/domain/shop/pictures/staff-pictures.api.ts';
import type { App } from '../../../platform/http/app-type.ts';
import { handle } from '../../../platform/http/handle.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Needs } from '../../../platform/needs.ts';
import { Originals } from './originals.ts';
import { takePictureBodies } from './picture-bodies.ts';
import { takeUpload } from './take-upload.ts';

/** S14: takes pictures from staff. The body of a request is the file itself. */
export function pictureUploadRoutes(staff: App, { config, db }: Needs<'config' | 'db'>): void {
	const originals = new Originals(config.dataDir, db);
	staff.register(async (uploads: App) => {
		takePictureBodies(uploads);
		handle(
			uploads,
			uploadCalls,
			'POST /api/staff/picture_upload',
			async (request) => {
				// A form arrives here as parsed fields.
				if (!Buffer.isBuffer(request.body)) throw new Problem('unsupported_media_type');
				return { file: await takeUpload(request.body, request.query.kind, originals) };
			},
			{ bodyLimit: MAX_PICTURE_BYTES },
		);
	});
}
