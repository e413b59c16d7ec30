import type { Language } from '@dukan/domain/base/language/language.ts';
import { pageAddresses } from '@dukan/domain/content/page-rendering/page-addresses.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ENTITIES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&apos;',
};

/** Writes the pages, each with its address in every offered language. */
export function urlSet(origin: string, paths: readonly string[], offered: readonly Language[]): string {
	const urls = paths.map((path) => {
		const { canonical, alternates } = pageAddresses(origin, path, '', offered);
		const links = alternates.map(
			({ language, href }) =>
				`<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
		);
		return `<url><loc>${escapeXml(canonical)}</loc>${links.join('')}</url>\n`;
	});
	return `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

export function sitemapIndex(origin: string, paths: readonly string[]): string {
	const parts = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>\n`);
	return `${HEAD}<sitemapindex ${NAMESPACE}>\n${parts.join('')}</sitemapindex>\n`;
}

function escapeXml(text: string): string {
	return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
