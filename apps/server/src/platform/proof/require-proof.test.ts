import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import {
	REGISTRATION_BY_ADDRESS,
	RESETS_BY_ADDRESS,
	TAKEN_PHONE_BY_ADDRESS,
} from '../../areas/people/accounts/auth-limits.ts';
import { giveCaptchaToken, keepAnswer, takeAnswer } from '../../areas/people/captcha/captcha.queries.ts';
import { PUZZLES_BY_ADDRESS } from '../../areas/people/captcha/captcha.routes.ts';
import { newPhone, people } from '../../testing/people.ts';
import { provedHeaders } from '../../testing/prove-work.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { HOUR_MS, later, MINUTE_MS } from '../clock.ts';

const TOWN = { remoteAddress: '10.50.0.1' };

/** Returns the token of a solved captcha, as if somebody had solved it. */
async function solvedCaptcha({ db, time }: TestShop): Promise<string> {
	const key = await keepAnswer(db, { kind: 'picture', position: 100 }, time.now);
	await takeAnswer(db, key, time.now);
	return giveCaptchaToken(db, key);
}

/** Acts as if other people behind this address had used up the limit. */
async function spend({ db, time }: TestShop, kind: string, key: string, count: number): Promise<void> {
	const row = { kind, key, count, open_at: time.now, forget_at: later(time.now, HOUR_MS) };
	await db.insertInto('limits').values(row).execute();
}

describe('a proof of work beyond ordinary use', async () => {
	const shop = await openTestShop({ after });
	const { app, time } = shop;
	const { register, post } = people(shop);

	test('S19 S20 an address past its limits is not refused: with the work done people register, reset and get puzzles', async () => {
		const sound = (headers = {}) => app.inject({ url: '/api/captcha?kind=sound', ...TOWN, headers });
		const reset = (payload: object, headers = {}) => post('/api/reset_add', payload, { ...TOWN, headers });
		for (const { kind, max } of [REGISTRATION_BY_ADDRESS, RESETS_BY_ADDRESS, PUZZLES_BY_ADDRESS])
			await spend(shop, kind, TOWN.remoteAddress, max);
		const puzzle = await sound();
		assert.equal(puzzle.statusCode, 428);
		assert.equal(puzzle.json().code, 'proof_required');
		assert.equal((await sound(provedHeaders(puzzle.json()))).statusCode, 200);

		const refused = (await register({}, TOWN)).response;
		assert.equal(refused.statusCode, 428);
		const person = await register({}, { ...TOWN, headers: provedHeaders(refused.json()) });
		assert.equal(person.response.statusCode, 200, person.response.body);

		const asked = { tel: person.phone, key: await solvedCaptcha(shop) };
		const task = await reset(asked);
		assert.equal(task.statusCode, 428);
		const sent = await reset(asked, provedHeaders(task.json()));
		assert.equal(sent.statusCode, 200, 'the same captcha token, for it was not spent');
		assert.match(sent.json().token, /^[\w-]{43}$/);
	});

	test('S19 a proof serves once, for the call it was asked for, within 5 minutes; a made-up one never', async () => {
		const at = (headers = {}) => ({ ...TOWN, headers });
		const refusal = async () => (await register({}, TOWN)).response.json();
		const status = async (headers: Record<string, string>) =>
			(await register({}, at(headers))).response.statusCode;
		const first = provedHeaders(await refusal());
		assert.equal(await status(first), 200);
		assert.equal(await status(first), 428, 'twice');
		const many = provedHeaders(await refusal());
		const statuses = await Promise.all(Array.from({ length: 10 }, () => status(many)));
		assert.equal(statuses.filter((one) => one === 200).length, 1, 'ten at once: one');
		const elsewhere = provedHeaders((await app.inject({ url: '/api/captcha', ...TOWN })).json());
		assert.equal(await status(elsewhere), 428, 'of another call');
		const late = provedHeaders(await refusal());
		time.pass(5 * MINUTE_MS);
		assert.equal(await status(late), 428, 'too late');
		for (const header of ['', 'x', `${'a'.repeat(43)}.${Array(16).fill(1).join('-')}`])
			assert.equal(await status({ 'x-proof': header }), 428, header);
	});
});

test('S4 once an address has used up its refusals, a taken and a free phone get the same answer', async (t) => {
	const shop = await openTestShop(t);
	const { register } = people(shop);
	const { phone } = await register({}, { remoteAddress: '10.51.0.9' });
	const address = { remoteAddress: '10.51.0.1' };
	await spend(shop, TAKEN_PHONE_BY_ADDRESS.kind, address.remoteAddress, TAKEN_PHONE_BY_ADDRESS.max - 1);
	assert.equal((await register({ u_phone_1: phone }, address)).response.statusCode, 401, 'the last one');
	const taken = (await register({ u_phone_1: phone }, address)).response;
	const free = (await register({}, address)).response;
	assert.deepEqual([taken.statusCode, free.statusCode], [428, 428]);
	const shape = (body: object) => Object.keys(body).toSorted();
	assert.deepEqual(shape(taken.json()), shape(free.json()));
	const withProof = (task: typeof taken) => ({ ...address, headers: provedHeaders(task.json()) });
	assert.equal((await register({ u_phone_1: phone }, withProof(taken))).response.statusCode, 401);
	assert.equal((await register({}, withProof(free))).response.statusCode, 200);
});

test('S19 another /64 of one /48 each time is limited as well', async (t) => {
	const shop = await openTestShop(t);
	const { post } = people(shop);
	const ask = async (network: string) => {
		const caller = { remoteAddress: `${network}::1` };
		return (await post('/api/reset_add', { tel: newPhone(), key: await solvedCaptcha(shop) }, caller))
			.statusCode;
	};
	await spend(shop, RESETS_BY_ADDRESS.kind, '2a01:1:1:100::/56', 3 * RESETS_BY_ADDRESS.max - 1);
	assert.deepEqual(
		[await ask('2a01:1:1:101'), await ask('2a01:1:1:102')],
		[200, 428],
		'another /64 of one /56',
	);
	await spend(shop, RESETS_BY_ADDRESS.kind, '2a01:1:2:0::/48', 10 * RESETS_BY_ADDRESS.max - 1);
	assert.deepEqual(
		[await ask('2a01:1:2:101'), await ask('2a01:1:2:201')],
		[200, 428],
		'another /56 of one /48',
	);
	assert.equal(await ask('2a01:1:3:1'), 200, 'another /48');
});
