import { createHash } from 'node:crypto';

/** Data for search engines is no script: browsers do not run it, so it needs no leave. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The page's Content-Security-Policy: nothing but the shop itself, and the inline scripts that this very page holds, by
 * hash. A nonce would have to be fresh with every request, and the page is cached.
 */
export function pagePolicy(html: string): string {
	const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
		([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
	);
	return [
		"default-src 'self'",
		`script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
		"style-src 'self'",
		"img-src 'self' data:",
		// The puzzle for the ear comes inside its answer.
		"media-src 'self' data:",
		"worker-src 'self'",
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join('; ');
}
