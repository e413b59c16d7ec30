import type { Language } from '@dukan/domain/base/language/language.ts';
import type { PluralWord } from '@dukan/i18n/format/plural.ts';
import { pluralForms } from '@dukan/i18n/format/plural-forms.ts';
import { accessoryTexts } from '@dukan/i18n/texts/accessory-texts.ts';
import { accountRu } from '@dukan/i18n/texts/account-ru.ts';
import { cashTexts } from '@dukan/i18n/texts/backoffice/cash-texts.ts';
import { catalogueTexts } from '@dukan/i18n/texts/backoffice/catalogue-texts.ts';
import { claimsTexts } from '@dukan/i18n/texts/backoffice/claims-texts.ts';
import { contentTexts } from '@dukan/i18n/texts/backoffice/content-texts.ts';
import { countsTexts } from '@dukan/i18n/texts/backoffice/counts-texts.ts';
import { customersTexts } from '@dukan/i18n/texts/backoffice/customers-texts.ts';
import { deliveryTexts } from '@dukan/i18n/texts/backoffice/delivery-texts.ts';
import { deskTexts } from '@dukan/i18n/texts/backoffice/desk-texts.ts';
import { editorTexts } from '@dukan/i18n/texts/backoffice/editor-texts.ts';
import { familiesTexts } from '@dukan/i18n/texts/backoffice/families-texts.ts';
import { goodsTexts } from '@dukan/i18n/texts/backoffice/goods-texts.ts';
import { guideTexts } from '@dukan/i18n/texts/backoffice/guide-texts.ts';
import { identityTexts } from '@dukan/i18n/texts/backoffice/identity-texts.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { operationsTexts } from '@dukan/i18n/texts/backoffice/operations-texts.ts';
import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { paymentsTexts } from '@dukan/i18n/texts/backoffice/payments-texts.ts';
import { priceListTexts } from '@dukan/i18n/texts/backoffice/price-list-texts.ts';
import { pricesTexts } from '@dukan/i18n/texts/backoffice/prices-texts.ts';
import { printTexts } from '@dukan/i18n/texts/backoffice/print-texts.ts';
import { productsTexts } from '@dukan/i18n/texts/backoffice/products-texts.ts';
import { questionsTexts } from '@dukan/i18n/texts/backoffice/questions-texts.ts';
import { reportsTexts } from '@dukan/i18n/texts/backoffice/reports-texts.ts';
import { returnsTexts } from '@dukan/i18n/texts/backoffice/returns-texts.ts';
import { reviewsTexts } from '@dukan/i18n/texts/backoffice/reviews-texts.ts';
import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { staffTexts } from '@dukan/i18n/texts/backoffice/staff-texts.ts';
import { trustTexts } from '@dukan/i18n/texts/backoffice/trust-texts.ts';
import { builderTexts } from '@dukan/i18n/texts/builder-texts.ts';
import { courierTexts } from '@dukan/i18n/texts/courier-texts.ts';
import { noticeProfileTexts } from '@dukan/i18n/texts/notice-profile-texts.ts';
import { noticeTexts } from '@dukan/i18n/texts/notice-texts.ts';
import { promiseTexts } from '@dukan/i18n/texts/promise-texts.ts';
import { questionTexts } from '@dukan/i18n/texts/question-texts.ts';
import { reviewTexts } from '@dukan/i18n/texts/review-texts.ts';
import { shopRu } from '@dukan/i18n/texts/shop-ru.ts';
import { variantTexts } from '@dukan/i18n/texts/variant-texts.ts';
import { type AccountTextKey, tableTranslator, translator } from '@dukan/i18n/translate.ts';

/**
 * The shop's own texts in Russian, by table. A test takes them from here, so that a better text fails no
 * test. Names of products, places and people are written in the tests as the demo has them.
 */
export const ru = {
	shop: translator<AccountTextKey>({ ...accountRu, ...shopRu }),
	accessory: tableTranslator(accessoryTexts, 'ru'),
	builder: tableTranslator(builderTexts, 'ru'),
	cash: tableTranslator(cashTexts, 'ru'),
	catalogue: tableTranslator(catalogueTexts, 'ru'),
	claims: tableTranslator(claimsTexts, 'ru'),
	content: tableTranslator(contentTexts, 'ru'),
	counts: tableTranslator(countsTexts, 'ru'),
	courier: tableTranslator(courierTexts, 'ru'),
	customers: tableTranslator(customersTexts, 'ru'),
	delivery: tableTranslator(deliveryTexts, 'ru'),
	desk: tableTranslator(deskTexts, 'ru'),
	editor: tableTranslator(editorTexts, 'ru'),
	families: tableTranslator(familiesTexts, 'ru'),
	goods: tableTranslator(goodsTexts, 'ru'),
	guide: tableTranslator(guideTexts, 'ru'),
	identity: tableTranslator(identityTexts, 'ru'),
	imports: tableTranslator(importsTexts, 'ru'),
	notice: tableTranslator(noticeTexts, 'ru'),
	noticeProfile: tableTranslator(noticeProfileTexts, 'ru'),
	operations: tableTranslator(operationsTexts, 'ru'),
	orders: tableTranslator(ordersTexts, 'ru'),
	payments: tableTranslator(paymentsTexts, 'ru'),
	priceList: tableTranslator(priceListTexts, 'ru'),
	prices: tableTranslator(pricesTexts, 'ru'),
	print: tableTranslator(printTexts, 'ru'),
	products: tableTranslator(productsTexts, 'ru'),
	promise: tableTranslator(promiseTexts, 'ru'),
	question: tableTranslator(questionTexts, 'ru'),
	questions: tableTranslator(questionsTexts, 'ru'),
	reports: tableTranslator(reportsTexts, 'ru'),
	returns: tableTranslator(returnsTexts, 'ru'),
	review: tableTranslator(reviewTexts, 'ru'),
	reviews: tableTranslator(reviewsTexts, 'ru'),
	shell: tableTranslator(shellTexts, 'ru'),
	staff: tableTranslator(staffTexts, 'ru'),
	trust: tableTranslator(trustTexts, 'ru'),
	variant: tableTranslator(variantTexts, 'ru'),
};

/** Stands in a text for a value that the test does not know. */
export const ANY = '\u{fffc}';

/** Matches any text that contains this one. */
export const having = (text: string) => new RegExp(patternOf(text));
/** Matches any text that begins with this one. */
export const starting = (text: string) => new RegExp(`^${patternOf(text)}`);
/** Matches exactly this text. */
export const exactly = (text: string) => new RegExp(`^${patternOf(text)}$`);

function patternOf(text: string): string {
	return text
		.split(ANY)
		.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(/\s/g, '\\s'))
		.join('.*');
}

/** Returns the text before an unknown value, for texts that name the value's unit in its plural form. */
export const beforeAny = (text: string) => text.slice(0, text.indexOf(ANY));

/** Matches a text that begins with any number of these: '1 товар' or '60 товаров'. */
export const anyNumberOf = (word: PluralWord) =>
	new RegExp(
		Object.values(pluralForms.ru[word])
			.map((form) => `^${form.replace('{count}', '[\\d\\s]+')}`)
			.join('|'),
	);

/** Returns the label of a field that exists once for each of the three languages. */
export const inLanguage = (label: string, language: Language) =>
	`${label}, ${ru.shell(`language.${language}`)}`;
