import {
	MAX_PICTURE_BYTES,
	PICTURE_KINDS,
	type PictureKind,
	type PictureUploadWire,
} from '@dukan/domain/pictures/staff-pictures.api.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../platform/http/problem.ts';
import { oneOf } from '../platform/http/schemas.ts';
import type { Services } from '../services.ts';
import { Originals } from './originals.ts';
import { takeUpload } from './take-upload.ts';

/** S14: pictures from staff. The body is the file itself. */
export function pictureUploadRoutes(staff: FastifyInstance, { config, db }: Services): void {
	const originals = new Originals(config.dataDir, db);
	staff.register(async (uploads) => {
		// What the header calls it does not matter: the content is looked at.
		uploads.addContentTypeParser(
			/^(image\/|application\/octet-stream)/,
			{ parseAs: 'buffer' },
			(_request, body, done) => done(null, body),
		);
		uploads.post<{ Querystring: { kind: PictureKind }; Body: Buffer }>(
			'/picture_upload',
			{
				config: { staff: 'editCatalogue' },
				bodyLimit: MAX_PICTURE_BYTES,
				schema: {
					summary: 'A JPEG, PNG, WebP or AVIF; answers with the name it is kept under',
					tags: ['staff'],
					querystring: Type.Object({ kind: Type.Unsafe<PictureKind>(oneOf(PICTURE_KINDS)) }),
				},
			},
			async (request): Promise<PictureUploadWire> => {
				// A form is read as fields before it comes here.
				if (!Buffer.isBuffer(request.body)) throw new Problem('unsupported_media_type');
				return { file: await takeUpload(request.body, request.query.kind, originals) };
			},
		);
	});
}
