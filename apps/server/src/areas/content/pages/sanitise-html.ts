import sanitize from 'sanitize-html';

/** S8: the HTML that an information page may hold. Links lead into the shop, to https, a phone or a mailbox. */
const RULES: sanitize.IOptions = {
	allowedTags: [
		'h2',
		'h3',
		'p',
		'br',
		'ul',
		'ol',
		'li',
		'dl',
		'dt',
		'dd',
		'a',
		'strong',
		'em',
		'table',
		'tbody',
		'tr',
		'th',
		'td',
	],
	allowedAttributes: { a: ['href'], h2: ['id'], h3: ['id'] },
	allowedSchemes: ['https', 'tel', 'mailto'],
	allowProtocolRelative: false,
	disallowedTagsMode: 'discard',
};

/** Every page is sanitised when it is read, whatever was stored. */
export function sanitiseHtml(html: string): string {
	return sanitize(html, RULES).trim();
}
