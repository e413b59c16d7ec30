import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import { plainSms, smsSize } from '@dukan/domain/shop/sms/sms-parts.ts';
import type { DueProduct } from './due-notices.queries.ts';
import { noticeMessage } from './notice-message.ts';

const LINKS = { origin: 'https://www.dukan.tm', stop: 'https://www.dukan.tm/stop?key=7f3q-AbCdEfGhIjKl' };
const LONG = 'Холодильник двухкамерный с нижней морозильной камерой, 360 л, серебристый';

const product = (kind: DueProduct['kind'], name: string): DueProduct => ({
	userId: 1,
	kind,
	productId: 123_456,
	categoryId: 12,
	name_en: name,
	name_ru: name,
	name_tm: name,
	priceTenge: 1_299_900,
});

test('CHOOSE-05 a message about goods takes at most two SMS parts in each language, however long the name', () => {
	for (const language of LANGUAGES)
		for (const kind of ['back', 'cheaper'] as const)
			for (const count of [1, 12]) {
				const goods = Array.from({ length: count }, () => product(kind, LONG));
				const message = noticeMessage(language, goods, LINKS);
				assert.ok(smsSize(plainSms(message)).parts <= 2, message);
				assert.match(message, /Холо/, 'the name is still told apart');
			}
	assert.match(noticeMessage('ru', [product('back', 'Чайник')], LINKS), /: Чайник\. https/);
});
