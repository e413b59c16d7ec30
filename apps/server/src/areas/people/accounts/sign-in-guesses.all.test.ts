import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SECOND_MS } from '../../../platform/clock.ts';
import { people } from '../../../testing/people.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

test('S5 5,000 guesses of 4-digit passwords from many addresses: none succeeds, and the owner still gets in', async (t) => {
	const shop = await openTestShop(t);
	const { time } = shop;
	const { register, signIn } = people(shop);
	const from = (number: number) => ({ remoteAddress: `10.0.${number >> 8}.${number & 255}` });
	const home = { remoteAddress: '95.85.96.7' };
	const pin = '3917';
	const { phone, response } = await register({ u_password: pin, confirmPassword: pin }, home);
	assert.equal(response.statusCode, 200);
	const owner = { ...home, headers: { cookie: String(response.headers['set-cookie']).split(';')[0] ?? '' } };
	let checked = 0;
	for (let guess = 0; guess < 5000; guess += 50) {
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, index) =>
				signIn(phone, String(guess + index).padStart(4, '0'), from(guess + index)),
			),
		);
		for (const { response, answer } of answers) {
			assert.notEqual(answer.login, true, 'the right one was among them');
			if (response.statusCode === 200) checked += 1;
			else assert.ok(Number(response.headers['retry-after']) >= 1);
		}
		time.pass(SECOND_MS);
		if (guess === 2500) assert.equal((await signIn(phone, pin, owner)).answer.login, true, 'amid the attack');
	}
	assert.ok(checked <= 5 + Math.log2(100) + 1, `${checked} guesses were looked at in 100 s`);
	assert.equal(
		(await signIn(phone, pin, owner)).answer.login,
		true,
		'on the device the owner has used before',
	);

	const elsewhere = { remoteAddress: '95.85.100.1' };
	const wait = Number((await signIn(phone, pin, elsewhere)).response.headers['retry-after']);
	assert.ok(wait <= 128, `a new place waits ${wait} s`);
	time.pass(wait * SECOND_MS);
	assert.equal((await signIn(phone, pin, elsewhere)).answer.login, true, 'and then gets in there too');
});
