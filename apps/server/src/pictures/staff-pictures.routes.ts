import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Problem } from '../platform/http/problem.ts';
import { oneOf } from '../platform/http/schemas.ts';
import type { Services } from '../services.ts';
import { takeUpload } from './take-upload.ts';

const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** A picture as a raw body; answers with the file to name it by. */
export function staffPictureRoutes(staff: FastifyInstance, { db }: Services): void {
	staff.register(async (uploads) => {
		uploads.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) =>
			done(null, body),
		);
		uploads.post<{ Querystring: { kind: 'product' | 'banner' }; Body: Buffer }>(
			'/picture_upload',
			{
				config: { staff: 'editContent' },
				bodyLimit: MAX_PICTURE_BYTES,
				schema: {
					summary: 'Takes a picture: JPEG, PNG, WebP or AVIF',
					tags: ['staff content'],
					querystring: Type.Object({ kind: oneOf(['product', 'banner'] as const) }),
				},
			},
			async (request) => {
				if (!Buffer.isBuffer(request.body)) throw new Problem('unsupported_media_type');
				return { file: await takeUpload(db, request.body, request.query.kind) };
			},
		);
	});
}
