import type { App } from '../../platform/http/app-type.ts';

/** For `consumes` of calls that take a picture as their body. */
export const PICTURE_TYPES = [
	'image/jpeg',
	'image/png',
	'image/webp',
	'image/avif',
	'application/octet-stream',
];

/** S14: calls of this part take bytes; what the header calls them does not matter, the content is looked at. */
export function takePictureBodies(uploads: App): void {
	uploads.addContentTypeParser(
		/^(image\/|application\/octet-stream)/,
		{ parseAs: 'buffer' },
		(_request, body, done) => done(null, body),
	);
}
