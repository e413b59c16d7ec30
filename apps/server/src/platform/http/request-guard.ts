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

/** What JSON and everything else that is no page may do: nothing. Pages bring a policy of their own. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** First look at every request, and the headers every answer carries. */
export const requestGuard = fp(async (app, options: { https: boolean }) => {
	const headers = {
		...BASE_HEADERS,
		'content-security-policy': CLOSED_POLICY,
		...(options.https && { 'strict-transport-security': 'max-age=31536000' }),
	};
	app.addHook('onRequest', async (request, reply) => {
		reply.headers(headers);
		const address = request.raw.url ?? '/';
		if (address.length > MAX_ADDRESS_LENGTH) throw new Problem('address_too_long');
		if (address.includes('%')) requireReadable(address);
	});
});

function requireReadable(address: string): void {
	let text: string;
	try {
		text = decodeURIComponent(address);
	} catch {
		throw new Problem('bad_request', { detail: 'The address is not valid UTF-8.' });
	}
	if (text.includes('\0')) throw new Problem('bad_request', { detail: 'The address holds a NUL character.' });
}
