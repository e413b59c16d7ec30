import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import type { Language } from '@dukan/domain/base/language/language.ts';
import type { NoticeKind } from '@dukan/domain/people/notices/notice-rules.ts';
import { nameThatFits } from '@dukan/domain/shop/sms/sms-parts.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { noticeSmsTexts } from '@dukan/i18n/texts/notice-sms-texts.ts';
import { tableTranslator } from '@dukan/i18n/translate.ts';
import type { DueProduct } from './due-notices.queries.ts';

/** The shop pays for each part of a message. The links alone take one part. */
const MAX_PARTS = 2;

/**
 * CHOOSE-05: writes one message about all products. It links to the product if there is one, and to the
 * profile if there are several.
 */
export function noticeMessage(
	language: Language,
	products: readonly DueProduct[],
	links: { origin: string; stop: string },
): string {
	const t = tableTranslator(noticeSmsTexts, language);
	const [first] = products;
	if (!first) throw new Error('A message needs a product.');
	const others = products.length - 1;
	const path = others > 0 ? addresses.profile : addresses.product(first.categoryId, first.productId);
	const more = others > 0 ? ` ${t('more', { count: others })}` : '';
	const compose = (name: string) => {
		const said: Readonly<Record<NoticeKind, () => string>> = {
			back: () => t('back', { name }),
			cheaper: () => t('cheaper', { name, price: formatTenge(language, first.priceTenge) }),
		};
		return `${said[first.kind]()}${more} ${links.origin}${path}\n${t('stop')} ${links.stop}`;
	};
	return withShortName(first[`name_${language}`] || first.name_en, compose);
}

/** Writes a message, and shortens the name to the room that is left. */
export function withShortName(name: string, compose: (name: string) => string): string {
	return compose(nameThatFits(name, compose, MAX_PARTS));
}
