const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** This is enough for a page's description. The rest of the text need not be sent twice. */
const MAX_LENGTH = 200;

/** Returns the first words of sanitised HTML. */
export function plainText(html: string): string {
	return html
		.replaceAll(/<[^>]*>/g, ' ')
		.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
		.replaceAll(/\s+/g, ' ')
		.trim()
		.slice(0, MAX_LENGTH);
}
