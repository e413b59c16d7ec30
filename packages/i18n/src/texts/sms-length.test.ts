import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@dukan/domain/base/language/language.ts';
import { smsSize } from '@dukan/domain/shop/sms/sms-parts.ts';
import { type AccountTextKey, translator } from '../translate.ts';
import { accountEn } from './account-en.ts';
import { accountRu } from './account-ru.ts';
import { accountTm } from './account-tm.ts';

/**
 * Sample values that are as long as those of real shops: a name of 8 letters, an order number of 9 digits, a
 * sum of 6 digits and an address of 30 letters.
 */
const SAMPLE = {
	shop: 'Elektron',
	number: '123456789',
	id: '1234',
	code: '123456',
	count: '10',
	sum: '999,95',
	discount: '999,95',
	total: '999,95',
	address: 'Aşgabat, Magtymguly köç., 12-4',
	hours: '9-18',
};
const BROWSER_LINE = `\n@dukan.com.tm #${SAMPLE.code}`;

const TEXTS: Record<Language, Record<string, string>> = { en: accountEn, ru: accountRu, tm: accountTm };

/**
 * Returns whole messages as the server sends them. The discount follows “accepted”, and the line for the
 * browser follows a code.
 */
function messages(language: Language): ReadonlyArray<readonly [name: string, text: string]> {
	// All values are given to every text, and each text uses only its own.
	const translate = translator<AccountTextKey>(TEXTS[language] as Record<AccountTextKey, string>);
	const t = (key: AccountTextKey) => translate(key, SAMPLE as never);
	const keys = Object.keys(TEXTS[language]).filter((key) => key.startsWith('sms.')) as AccountTextKey[];
	assert.ok(keys.length > 15, language);
	return keys
		.filter((key) => key !== 'sms.orderDiscount')
		.map((key) => {
			const text = t(key);
			if (key === 'sms.code') return [key, text + BROWSER_LINE];
			if (key === 'sms.orderAccepted') return [key, text + t('sms.orderDiscount')];
			return [key, text];
		});
}

/** Returns the texts that take more than one part. */
function tooLong(texts: ReadonlyArray<readonly [name: string, text: string]>): string[] {
	return texts
		.filter(([, text]) => smsSize(text).parts > 1)
		.map(([name, text]) => `${name}: ${smsSize(text).letters} letters, ${smsSize(text).alphabet}: ${text}`);
}

test('GEN-03 every SMS fits one part in each language', () => {
	assert.equal(SAMPLE.address.length, 30);
	for (const language of LANGUAGES) assert.deepEqual(tooLong(messages(language)), [], language);
});

test('GEN-03 control: an SMS of 71 Turkmen letters is too long', () => {
	assert.equal(tooLong([['planted', 'ý'.repeat(71)]]).length, 1);
	assert.deepEqual(tooLong([['planted', 'ý'.repeat(70)]]), []);
});
