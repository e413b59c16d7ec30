import { LANGUAGE_TAGS, LANGUAGES, localizedText } from '@dukan/domain/base/language/language.ts';
import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import { escapeHtml } from '../../../platform/http/escape-html.ts';

/** Adds the shop's name in each language to a built page that all visitors share. */
export function withShopName(html: string, { identity }: ShopSettings): string {
	const names = LANGUAGES.map(
		(language) =>
			`<meta name="application-name" lang="${LANGUAGE_TAGS[language]}" content="${escapeHtml(localizedText(identity.name, language))}" />`,
	);
	// The replacement is a function because a name may hold `$`, which has a meaning in replacement texts.
	return html.replace('</head>', () => `${names.join('')}</head>`);
}
