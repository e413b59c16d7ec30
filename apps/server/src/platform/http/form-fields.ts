import formBody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from './problem.ts';

/** No form of the shop has nearly as many fields. */
const MAX_FIELDS = 50;

/**
 * Accepts JSON and forms. Forms come as application/x-www-form-urlencoded or, from the mobile app, as
 * multipart/form-data without files. Many clients name a type even if they send nothing (signout), so an
 * empty body counts as none.
 */
export const formFields = fp(async (app) => {
	const parseJson = app.getDefaultJsonParser('error', 'error');
	app.removeContentTypeParser('application/json');
	app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
		body === '' ? done(null) : parseJson(request, body, done),
	);
	// No call takes plain text, and forms of other sites can send it.
	app.removeContentTypeParser('text/plain');
	// Unlike Fastify's default, this parser replaces broken UTF-8 by a mark, and the guard then refuses it.
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
