import formBody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from './problem.ts';

/** Far more than any of our forms has. */
const MAX_FIELDS = 50;

/**
 * Logs each request by its route's pattern at level debug, and slow or failed ones at warn as far as the budget allows; the
 * metrics count all.
 */
export const formFields = fp(async (app) => {
	const parseJson = app.getDefaultJsonParser('error', 'error');
	app.removeContentTypeParser('application/json');
	app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
		body === '' ? done(null) : parseJson(request, body, done),
	);
	// None of our calls takes plain text, and forms of other sites can send it.
	app.removeContentTypeParser('text/plain');
	// Writes a problem document to the socket, because there is no reply object yet.
	await app.register(formBody, { parser: (text) => Object.fromEntries(new URLSearchParams(text)) });
	app.addContentTypeParser(
		'multipart/form-data',
		{ parseAs: 'buffer' },
		async (request: FastifyRequest, body: Buffer) => readFields(body, request.headers['content-type'] ?? ''),
	);
});

async function readFields(body: Buffer, contentType: string): Promise<Record<string, string>> {
	const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
		.formData()
		.catch(() => {
			throw new Problem('bad_request', { detail: 'The form cannot be read.' });
		});
	const fields = [...form];
	if (fields.length > MAX_FIELDS)
		throw new Problem('bad_request', { detail: 'The form has too many fields.' });
	return Object.fromEntries(
		fields.map(([name, value]) => {
			if (typeof value !== 'string')
				throw new Problem('unsupported_media_type', { detail: 'Files are not accepted here.' });
			return [name, value];
		}),
	);
}
