import { addresses } from '@dukan/domain/addresses/addresses.ts';
import type { Language } from '@dukan/domain/language/language.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { noticeSmsTexts } from '@dukan/i18n/texts/notice-sms-texts.ts';
import { tableTranslator } from '@dukan/i18n/translate.ts';
import type { DueProduct } from './due-notices.queries.ts';

/** Two parts of a Cyrillic SMS hold 134 letters; the links take half of them. */
const MAX_NAME_LENGTH = 40;

/** CHOOSE-05: one message for everything there is to tell; one product has its own link, several are in the profile. */
export function noticeMessage(
	language: Language,
	products: readonly DueProduct[],
	links: { origin: string; stop: string },
): string {
	const t = tableTranslator(noticeSmsTexts, language);
	const [first] = products;
	if (!first) throw new Error('A message needs a product.');
	const others = products.length - 1;
	const name = shortName(first[`name_${language}`] || first.name_en);
	const path = others > 0 ? addresses.profile : addresses.product(first.categoryId, first.productId);
	const said =
		first.kind === 'back'
			? t('back', { name })
			: t('cheaper', { name, price: formatTenge(language, first.priceTenge) });
	const more = others > 0 ? ` ${t('more', { count: others })}` : '';
	return `${said}${more} ${links.origin}${path}\n${t('stop')} ${links.stop}`;
}

/** As much of it as an SMS has room for. */
export function shortName(name: string): string {
	return name.length <= MAX_NAME_LENGTH ? name : `${name.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…`;
}
