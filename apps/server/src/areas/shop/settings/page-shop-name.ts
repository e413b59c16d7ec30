import { LANGUAGE_TAGS, LANGUAGES, localizedText } from '@dukan/domain/base/language/language.ts';
import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import { escapeHtml } from '../../../platform/http/escape-html.ts';

/** Writes the shop's name in each language into a built page that is the same for everyone. */
export function withShopName(html: string, { identity }: ShopSettings): string {
	const names = LANGUAGES.map(
		(language) =>
			`<meta name="application-name" lang="${LANGUAGE_TAGS[language]}" content="${escapeHtml(localizedText(identity.name, language))}" />`,
	);
	// A function, because the name may hold characters with a meaning in replacement patterns.
	return html.replace('</head>', () => `${names.join('')}</head>`);
}
