import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from './problem.ts';

/** S12 */
const MAX_ADDRESS_LENGTH = 8 * 1024;

const BASE_HEADERS = {
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'cross-origin-opener-policy': 'same-origin',
	'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** Pictures and built files: the rest would mean nothing there, and on a phone forty answers' headers weigh 20 KB. */
const FILE_HEADERS = { 'x-content-type-options': 'nosniff' };
const FILE_ADDRESSES = /^\/(images|assets)\//;

/** What JSON and everything else that is no page may do: nothing. Pages bring a policy of their own. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** NUL, and what broken UTF-8 turns into when it is read. No text of a person holds either. */
const UNREADABLE = /[\0\uFFFD]/;

type Options = { publicOrigin: string | undefined };

export function answerHeaders({ publicOrigin }: Options): Record<string, string> {
	const https = publicOrigin?.startsWith('https:') ?? false;
	return {
		...BASE_HEADERS,
		'content-security-policy': CLOSED_POLICY,
		...(https && { 'strict-transport-security': 'max-age=31536000' }),
	};
}

/** First look at every request, and the headers every answer carries. */
export const requestGuard = fp(async (app, options: Options) => {
	const headers = answerHeaders(options);
	app.addHook('onRequest', (request, reply, done) => {
		const address = request.raw.url ?? '/';
		if (FILE_ADDRESSES.test(address)) reply.headers(FILE_HEADERS);
		else reply.headers(headers).header('x-request-id', request.id);
		done(refusal(address) ?? foreignOrigin(request, options.publicOrigin));
	});
	app.addHook('preValidation', (request, _reply, done) => {
		done(
			isReadable(request.body)
				? undefined
				: new Problem('bad_request', { detail: 'The body holds characters that cannot be read.' }),
		);
	});
});

function refusal(address: string): Problem | undefined {
	if (address.length > MAX_ADDRESS_LENGTH) return new Problem('address_too_long');
	if (!address.includes('%')) return undefined;
	try {
		const holdsNul = decodeURIComponent(address).includes('\0');
		return holdsNul
			? new Problem('bad_request', { detail: 'The address holds a NUL character.' })
			: undefined;
	} catch {
		return new Problem('bad_request', { detail: 'The address is not valid UTF-8.' });
	}
}

/**
 * S9: a page of another site may not make a visitor's browser change anything here. Clients that are no browser send
 * neither header.
 */
function foreignOrigin(request: FastifyRequest, publicOrigin: string | undefined): Problem | undefined {
	if (SAFE_METHODS.has(request.method)) return undefined;
	const site = request.headers['sec-fetch-site'];
	if (site !== undefined && site !== 'same-origin' && site !== 'none') return new Problem('foreign_origin');
	const { origin } = request.headers;
	if (origin === undefined || origin === publicOrigin) return undefined;
	const isOwn = URL.canParse(origin) && new URL(origin).host === request.host;
	return isOwn ? undefined : new Problem('foreign_origin');
}

function isReadable(value: unknown): boolean {
	if (typeof value === 'string') return !UNREADABLE.test(value) && value.isWellFormed();
	// A file's bytes are no text.
	if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
	return Object.entries(value).every(([name, part]) => isReadable(name) && isReadable(part));
}
