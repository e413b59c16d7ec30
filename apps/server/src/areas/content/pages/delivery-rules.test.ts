import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { readDeliveryTerms } from '../../selling/delivery/delivery-terms.queries.ts';
import { listDeliverySlots, readOrderRules } from '../../selling/orders/order-terms.queries.ts';

describe('what the texts say about delivery', async () => {
	const { app, db } = await openTestShop({ after });
	const { zones } = await readDeliveryTerms(db);
	const slots = await listDeliverySlots(db);
	const rules = await readOrderRules(db);

	for (const lang of LANGUAGES) {
		const words = async (page: string) => {
			const { body } = (await app.inject(`/api/page_show/${page}?lang=${lang}`)).json();
			return String(body)
				.replaceAll(/<[^>]*>/g, '')
				.replaceAll(/(\d)[\s,](\d{3})/g, '$1$2');
		};
		const manat = (tenge: number) => formatTenge(lang, tenge).replaceAll(/[\s,]/g, '');

		test(`INFO-01 the delivery page in ${lang} names the prices, days, hours and last orders that the database holds`, async () => {
			const page = await words('payment');
			for (const { priceTenge, freeFromTenge, minDays, maxDays, express } of zones) {
				assert.match(page, new RegExp(`${manat(priceTenge)} мана|${manat(priceTenge)} manat`));
				if (freeFromTenge) assert.match(page, new RegExp(`\\b${manat(freeFromTenge)} ?(мана|manat)`));
				if (minDays > 0) assert.match(page, new RegExp(`${minDays}(–| до | to )${maxDays}`));
				if (express) {
					assert.match(page, new RegExp(`${manat(express.priceTenge)} (мана|manat)`));
					assert.match(page, new RegExp(`${express.minutes} мину|${express.minutes} minu`));
				}
			}
			for (const { from, to } of slots) assert.ok(page.includes(`${from}–${to}`), `${from}–${to}`);
			assert.ok(page.includes(slots.at(-1)?.orderUntil ?? ''), 'the last order for the same day');
			assert.ok(page.includes(rules.expressFrom) && page.includes(rules.expressTo), 'hours of express');
		});

		test(`INFO-01 questions and answers in ${lang} agree with it`, async () => {
			const page = await words('faq');
			const [city, , province] = zones;
			for (const number of [
				city?.express?.minutes,
				manat(city?.express?.priceTenge ?? 0),
				manat(province?.priceTenge ?? 0),
				manat(province?.freeFromTenge ?? 0),
				slots.at(-1)?.orderUntil,
			])
				assert.ok(page.includes(String(number)), String(number));
		});
	}
});
