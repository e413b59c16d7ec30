import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountEn } from '@dukan/i18n/texts/account-en.ts';
import { shopEn } from '@dukan/i18n/texts/shop-en.ts';
import { translator } from '@dukan/i18n/translate.ts';
import { refusalText } from './refusal-text.ts';

const t = translator({ ...shopEn, ...accountEn });
const refused = (status: number, retryAfterS?: number) => ({
	status,
	code: undefined,
	quote: undefined,
	trust: undefined,
	errors: [],
	proof: undefined,
	retryAfterS,
});

test('AUTH-07 too often: in how many minutes, rounded up, and never in none', () => {
	for (const [seconds, minutes] of [
		[undefined, 1],
		[1, 1],
		[60, 1],
		[61, 2],
		[3600, 60],
	] as const)
		assert.equal(
			refusalText(t, refused(429, seconds)),
			t('auth.error.tooMany', { minutes }),
			String(seconds),
		);
});

test('AUTH-05 AUTH-07 a call’s own words for a status, its words for all others, or the general ones', () => {
	const texts = { 403: 'auth.error.banned', otherwise: 'auth.error.tryAgain' } as const;
	assert.equal(refusalText(t, refused(403), texts), t('auth.error.banned'));
	assert.equal(refusalText(t, refused(409), texts), t('auth.error.tryAgain'));
	assert.equal(refusalText(t, refused(409)), t('auth.error.generic'));
	assert.notEqual(refusalText(t, refused(429), { 429: 'auth.error.banned' }), t('auth.error.banned'));
});
