import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import type { FastifyInstance } from 'fastify';

/** Matches the addresses of pictures in pages, with every width that pages offer. */
const PICTURES = /\/images\/[a-z-]+\/[\w.-]+\.webp\?w=\d+/g;

/**
 * Renders the pictures of the home page, one after the other. Without it visitors would wait for them in a
 * new shop, or after the cache was emptied. It ends early when the server stops.
 */
export async function warmPictures(
	app: Pick<FastifyInstance, 'inject'>,
	stopped: AbortSignal,
): Promise<number> {
	const addresses = new Set<string>();
	for (const language of LANGUAGES) {
		if (stopped.aborted) return 0;
		const { body } = await app.inject({ url: '/', headers: { cookie: `lang=${language}` } });
		for (const [address] of body.matchAll(PICTURES)) addresses.add(address);
	}
	let rendered = 0;
	for (const url of addresses) {
		if (stopped.aborted) break;
		await app.inject(url);
		rendered += 1;
	}
	return rendered;
}
