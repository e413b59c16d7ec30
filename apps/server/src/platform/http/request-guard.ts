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

/** First look at every request, and the headers every answer carries. */
export const requestGuard = fp(async (app, options: { https: boolean }) => {
	const headers = {
		...BASE_HEADERS,
		'content-security-policy': CLOSED_POLICY,
		...(options.https && { 'strict-transport-security': 'max-age=31536000' }),
	};
	app.addHook('onRequest', (request, reply, done) => {
		const address = request.raw.url ?? '/';
		if (FILE_ADDRESSES.test(address)) reply.headers(FILE_HEADERS);
		else reply.headers(headers).header('x-request-id', request.id);
		done(refusal(address));
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
