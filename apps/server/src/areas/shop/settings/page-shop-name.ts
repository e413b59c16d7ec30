import { LANGUAGE_TAGS, LANGUAGES, localizedText } from '@dukan/domain/base/language/language.ts';
import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import { escapeHtml } from '../../../platform/http/escape-html.ts';

/** A built page that is the same for everyone, with what the shop calls itself in each language. */
export function withShopName(html: string, { identity }: ShopSettings): string {
	const names = LANGUAGES.map(
		(language) =>
			`<meta name="application-name" lang="${LANGUAGE_TAGS[language]}" content="${escapeHtml(localizedText(identity.name, language))}" />`,
	);
	// A function: the name may hold what a replacement pattern means.
	return html.replace('</head>', () => `${names.join('')}</head>`);
}
