import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from './problem.ts';

/** S12: the longest address of a request. */
const MAX_ADDRESS_LENGTH = 8 * 1024;

const BASE_HEADERS = {
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'cross-origin-opener-policy': 'same-origin',
	'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/**
 * Pictures and built files get only this header: most others have no effect there, and on forty responses
 * they take 20 KB.
 */
const FILE_HEADERS = { 'x-content-type-options': 'nosniff' };
const FILE_ADDRESSES = /^\/(images|assets)\//;

/** The policy of every response that is not a page. Pages have their own. */
const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Matches NUL, and the replacement character to which invalid UTF-8 is decoded. */
const UNREADABLE = /[\0\uFFFD]/;

/**
 * The shop's own bodies are three levels deep. Thousands of levels would overflow the stack of recursive
 * code.
 */
const MAX_DEPTH = 20;

type Options = { publicOrigin: string | undefined };

export function defaultHeaders(options: Options): Record<string, string> {
	return {
		...BASE_HEADERS,
		'content-security-policy': CLOSED_POLICY,
		...transportHeaders(options),
	};
}

/** ASVS 3.4.1: sent with every response, so that after the first one browsers use only https for a year. */
function transportHeaders({ publicOrigin }: Options): Record<string, string> {
	return publicOrigin?.startsWith('https:')
		? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
		: {};
}

/** Checks every request before anything else, and sets the headers that every response has. */
export const requestGuard = fp(async (app, options: Options) => {
	const headers = defaultHeaders(options);
	const fileHeaders = { ...FILE_HEADERS, ...transportHeaders(options) };
	app.addHook('onRequest', (request, reply, done) => {
		const address = request.raw.url ?? '/';
		if (FILE_ADDRESSES.test(address)) reply.headers(fileHeaders);
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
 * S9: a page of another site must not make a visitor's browser change anything here. Clients that are no
 * browsers send neither of the two headers.
 */
function foreignOrigin(request: FastifyRequest, publicOrigin: string | undefined): Problem | undefined {
	if (SAFE_METHODS.has(request.method)) return undefined;
	const site = request.headers['sec-fetch-site'];
	if (site !== undefined && site !== 'same-origin' && site !== 'none') return new Problem('foreign_origin');
	const { origin } = request.headers;
	if (origin === undefined || origin === publicOrigin) return undefined;
	// Without PUBLIC_ORIGIN the Host header decides, never X-Forwarded-Host, which a client may send.
	const isOwn =
		publicOrigin === undefined && URL.canParse(origin) && new URL(origin).host === request.headers.host;
	return isOwn ? undefined : new Problem('foreign_origin');
}

function isReadable(value: unknown, depth = 0): boolean {
	if (depth > MAX_DEPTH) return false;
	if (typeof value === 'string') return !UNREADABLE.test(value) && value.isWellFormed();
	// A file is no text, so its bytes are not checked one by one.
	if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return true;
	return Object.entries(value).every(([name, part]) => isReadable(name) && isReadable(part, depth + 1));
}
