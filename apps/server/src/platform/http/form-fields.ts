import formBody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from './problem.ts';

/** Far more than any of our forms has. */
const MAX_FIELDS = 50;

/**
 * Accepts forms, as application/x-www-form-urlencoded or, from the mobile app, as multipart/form-data with fields only; and
 * JSON. Many clients name a type where they send nothing (signout): an empty body counts as none.
 */
export const formFields = fp(async (app) => {
	const parseJson = app.getDefaultJsonParser('error', 'error');
	app.removeContentTypeParser('application/json');
	app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
		body === '' ? done(null) : parseJson(request, body, done),
	);
	// None of our calls takes plain text, and forms of other sites can send it.
	app.removeContentTypeParser('text/plain');
	// Unlike Fastify's default this parser marks broken UTF-8, and the guard refuses it.
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
