import { useWorldAddress } from './page-head.tsx';

/** Data about the page for search engines; the browser does not run it. */
export function JsonLd({ data }: { data: { '@type': string } & Record<string, unknown> }) {
	const text = JSON.stringify({ '@context': 'https://schema.org', ...data });
	return (
		<script
			type="application/ld+json"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: no `<` is left that could end the element
			dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
		/>
	);
}

/**
 * Does the same in the browser, which need not load the code that makes it: the element stays as the server wrote it. Where the
 * server wrote none, there is none.
 */
export function AdoptedJsonLd() {
	if (!useWorldAddress()) return null;
	return (
		<script
			type="application/ld+json"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written
			dangerouslySetInnerHTML={{ __html: '' }}
		/>
	);
}
