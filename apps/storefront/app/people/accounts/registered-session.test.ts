import assert from 'node:assert/strict';
import { test } from 'node:test';
import { REGISTERED_MESSAGE } from '@dukan/domain/people/accounts/account-fields.ts';
import { registeredSession } from './registered-session.ts';

test('AUTH-03 AUTH-08 the session record after registration has token, lang and login like the others', () => {
	const registered = { message: REGISTERED_MESSAGE, token: 'secret', user_lang: 'tm' } as const;
	assert.deepEqual(registeredSession(registered), { ...registered, login: true, lang: 'tm' });
});
