import { createHash } from 'node:crypto';

/** The exact content of the inline scripts and styles that the shop's own code wrote into a page. */
export type InlineCode = { inlineScripts: readonly string[]; inlineStyles: readonly string[] };

/**
 * S23: the Content-Security-Policy of a page. It allows files of the shop and, by hash, the inline code that
 * the page's author lists, but no other code in the page. Pages are cached, so a nonce for each response is
 * not possible.
 */
export function pagePolicy(
	{ inlineScripts, inlineStyles }: InlineCode,
	/** PAY-01: the origins of payment pages. */
	bankOrigins: readonly string[] = [],
): string {
	return [
		"default-src 'self'",
		["script-src 'self'", ...hashes(inlineScripts)].join(' '),
		["style-src 'self'", ...hashes(inlineStyles)].join(' '),
		"img-src 'self' data:",
		// The sound of a captcha is a data URL in its response.
		"media-src 'self' data:",
		"worker-src 'self'",
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		["form-action 'self'", ...new Set(bankOrigins)].join(' '),
		"frame-ancestors 'none'",
	].join('; ');
}

function hashes(contents: readonly string[]): Set<string> {
	return new Set(
		contents.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`),
	);
}
