/** What search engines read about a page. Data only: the browser runs nothing of it. */
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
