import { createHash } from 'node:crypto';

/** Data for search engines is no script: browsers do not run it, so it needs no leave. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The page's Content-Security-Policy: nothing but the shop itself, and the inline scripts and styles that this very
 * page holds, by hash. A nonce would have to be fresh with every request, and the page is cached.
 */
export function pagePolicy(page: Buffer): string {
	// Byte by byte: to understand 200 KB of letters took longer than to find the scripts among them.
	const html = page.toString('latin1');
	return [
		"default-src 'self'",
		["script-src 'self'", ...hashesOf(html, INLINE_SCRIPT)].join(' '),
		["style-src 'self'", ...hashesOf(html, INLINE_STYLE)].join(' '),
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

function hashesOf(html: string, part: RegExp): Set<string> {
	const hash = (text: string) => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;
	return new Set([...html.matchAll(part)].map(([, text = '']) => hash(text)));
}
