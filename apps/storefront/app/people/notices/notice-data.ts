import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import type { Language } from '@dukan/domain/base/language/language.ts';
import { noticeTexts } from '@dukan/i18n/texts/notice-texts.ts';
import { tableTranslator } from '@dukan/i18n/translate.ts';

export type NoticeData = NonNullable<ReturnType<typeof noticeData>>;

/**
 * CHOOSE-05: returns the button for a sold-out product in one language. Its texts are included, because few
 * pages need them.
 */
export function noticeData(product: { id: number; categoryId: number; stock: number }, language: Language) {
	if (product.stock > 0) return undefined;
	const t = tableTranslator(noticeTexts, language);
	return {
		productId: product.id,
		address: addresses.product(product.categoryId, product.id),
		/** The address of the form that is used without script. */
		href: addresses.notify(product.id),
		ask: t('ask'),
		hint: t('askHint'),
		saved: t('saved'),
		toProfile: t('toProfile'),
		confirm: t('confirm'),
		inStock: t('said.in_stock'),
		limit: t('said.limit'),
		failed: t('failed'),
	};
}
