import { useWorldAddress } from './page-head.tsx';

/** Adds data about the page for search engines. */
export function JsonLd({ data }: { data: { '@type': string } & Record<string, unknown> }) {
	const text = JSON.stringify({ '@context': 'https://schema.org', ...data });
	return (
		<script
			type="application/ld+json"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: every `<`, which could end the element, is escaped
			dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
		/>
	);
}

/**
 * Adopts the data in the browser, so that the browser need not load the code that creates it. The element
 * stays as the server rendered it.
 */
export function AdoptedJsonLd() {
	if (!useWorldAddress()) return null;
	return (
		<script
			type="application/ld+json"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is empty
			dangerouslySetInnerHTML={{ __html: '' }}
		/>
	);
}
