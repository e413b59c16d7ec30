import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildCatalogue } from '@dukan/demo-catalogue/build-catalogue.ts';
import { demoPages } from '@dukan/demo-catalogue/demo-pages.ts';
import { demoHolidays } from '@dukan/demo-catalogue/holidays.ts';
import { demoPlan } from '@dukan/demo-catalogue/plan.ts';
import { pluralForms } from '@dukan/i18n/format/plural-forms.ts';
import { accountTexts } from '@dukan/i18n/texts/account-texts.ts';
import { builderTexts } from '@dukan/i18n/texts/builder-texts.ts';
import { noticeProfileTexts } from '@dukan/i18n/texts/notice-profile-texts.ts';
import { noticeSmsTexts } from '@dukan/i18n/texts/notice-sms-texts.ts';
import { noticeTexts } from '@dukan/i18n/texts/notice-texts.ts';
import { questionTexts } from '@dukan/i18n/texts/question-texts.ts';
import { reviewTexts } from '@dukan/i18n/texts/review-texts.ts';
import { shopTexts } from '@dukan/i18n/texts/shop-texts.ts';

/** A Turkmen text, the English text that it translates, and its place. */
export type TurkmenText = { where: string; en: string; tm: string };

type Table = Readonly<Record<string, string>>;

const BACK_OFFICE = join(import.meta.dirname, '../../packages/i18n/src/texts/backoffice');

/** Returns every text of the shop, the account, the SMS and the back-office. */
export async function interfaceTexts(): Promise<TurkmenText[]> {
	const texts = [
		...pairs('shop', shopTexts.en, shopTexts.tm),
		...pairs('account', accountTexts.en, accountTexts.tm),
		...pairs('reviews', reviewTexts.en, reviewTexts.tm),
		...pairs('questions', questionTexts.en, questionTexts.tm),
		...pairs('notices', noticeTexts.en, noticeTexts.tm),
		...pairs('notices in the profile', noticeProfileTexts.en, noticeProfileTexts.tm),
		...pairs('notices by SMS', noticeSmsTexts.en, noticeSmsTexts.tm),
		...pairs('builder', builderTexts.en, builderTexts.tm),
	];
	for (const file of readdirSync(BACK_OFFICE).filter((name) => name.endsWith('-texts.ts'))) {
		const tables: Record<string, { en: Table; tm: Table }> = await import(join(BACK_OFFICE, file));
		for (const { en, tm } of Object.values(tables)) texts.push(...pairs(file, en, tm));
	}
	return texts;
}

/**
 * Returns the texts of the demo shop (products, categories, attributes, pages, banners, holidays) and the
 * counted nouns.
 */
export function demoTexts(): TurkmenText[] {
	const { products, categories, subcategories, smartCategories, attributes, attributeGroups, districts } =
		buildCatalogue();
	const localized = [
		...products.flatMap(({ name, description }) => [name, description]),
		...categories.map(({ name }) => name),
		...subcategories.map(({ name }) => name),
		...smartCategories.map(({ name }) => name),
		...attributes.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)]),
		...attributeGroups.map(({ name }) => name),
		...districts.map(({ name }) => name),
		...demoPlan.banners.flatMap(({ title, subtitle }) => [title, subtitle]),
		...demoPlan.smallBanners.map(({ title }) => title),
		...demoPages.flatMap(({ title, body }) => [title, body]),
		...demoHolidays(2026).map(({ name }) => name),
		demoPlan.settings.warning,
		demoPlan.settings.contact.pickupAddress,
	];
	const counted = Object.values(pluralForms.tm).flatMap((forms) => Object.values(forms));
	return [
		...localized.map(({ en, tm }) => ({ where: 'demo', en, tm })),
		...counted.map((tm) => ({ where: 'plural-forms', en: tm, tm })),
	];
}

function pairs(where: string, en: Table, tm: Table): TurkmenText[] {
	return Object.entries(tm).map(([key, text]) => ({ where: `${where} ${key}`, en: en[key] ?? '', tm: text }));
}
