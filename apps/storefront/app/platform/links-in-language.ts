import type { Language } from '@dukan/domain/language/language.ts';

/** As link.tsx writes it. */
const LINK = /href="(\/[^"#]*)(#[^"]*)?"(?= data-link)/g;

/**
 * GEN-02: the links of a page whose address asks for its language ask for it too, for where the browser follows them: without script,
 * and before it has come. The script itself knows whether that is the saved language.
 */
export function linksInLanguage(html: Buffer<ArrayBuffer>, language: Language): Buffer<ArrayBuffer> {
	return Buffer.from(
		html.toString().replace(LINK, (link, address: string, hash = '') => {
			if (/[?;]lang=/.test(address)) return link;
			return `href="${address}${address.includes('?') ? '&amp;' : '?'}lang=${language}${hash}"`;
		}),
	);
}
