import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, describe, test } from 'node:test';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../platform/clock.ts';
import { HASH_COST } from '../../../platform/passwords/hash-cost.ts';
import { PasswordHasher } from '../../../platform/passwords/password-hashing.ts';
import { NotingDatabase } from '../../../testing/noted-statements.ts';
import { newPhone, PASSWORD, people } from '../../../testing/people.ts';
import { provedHeaders } from '../../../testing/prove-work.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

const deviceOf = ({ headers }: { headers: Record<string, unknown> }) =>
	String(headers['set-cookie']).split(';')[0] ?? '';

describe('guessing', async () => {
	const shop = await openTestShop({ after });
	const { time } = shop;
	const { register, signIn } = people(shop);
	const from = (number: number) => ({
		remoteAddress: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
	});

	test('S5 a device that has signed in before is slowed by its own failures only, wherever it is', async () => {
		const { phone, response } = await register({}, from(70_001));
		const device = deviceOf(response);
		assert.match(
			String(response.headers['set-cookie']),
			/^device=[\w-]{22}\.[\w-]{22}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/,
		);
		for (let index = 0; index < 10; index += 1) await signIn(phone, 'gyzyl nar', from(70_100 + index));
		const travelling = { ...from(70_200), headers: { cookie: device } };
		assert.equal((await signIn(phone, PASSWORD, from(70_300))).response.statusCode, 429);
		assert.equal((await signIn(phone, PASSWORD, travelling)).answer.login, true);
		for (let index = 0; index < 5; index += 1) await signIn(phone, 'gyzyl nar', travelling);
		assert.equal((await signIn(phone, PASSWORD, travelling)).response.statusCode, 429);
	});

	test('S5 five failures are free, then pauses grow from a second to an hour; success forgets them', async () => {
		const phone = newPhone();
		const attempt = async () => (await signIn(phone, 'gyzyl nar', from(80_000))).response;
		for (let index = 0; index < 5; index += 1) assert.equal((await attempt()).statusCode, 200);
		const pauses: number[] = [];
		for (let index = 0; index < 14; index += 1) {
			const refused = await attempt();
			assert.equal(refused.statusCode, 429);
			assert.equal(refused.json().code, 'too_many_requests');
			const pause = Number(refused.headers['retry-after']);
			pauses.push(pause);
			time.pass(pause * SECOND_MS);
			assert.equal((await attempt()).statusCode, 200);
		}
		assert.deepEqual(pauses, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]);
	});

	test('S5 S20 30 failures from one address in 15 minutes, then some work for each; signing in does not count', async () => {
		const address = from(90_000);
		const { phone } = await register({}, address);
		for (let index = 0; index < 40; index += 1)
			assert.equal((await signIn(phone, PASSWORD, address)).answer.login, true);
		for (let index = 0; index < 30; index += 1)
			assert.equal((await signIn(newPhone(), 'gyzyl nar', address)).response.statusCode, 200);
		const refused = (await signIn(newPhone(), 'gyzyl nar', address)).response;
		assert.deepEqual([refused.statusCode, refused.json().code], [428, 'proof_required']);
		// S20: a person behind that address has to work for a sign-in until the attack is over.
		const asked = (await signIn(phone, PASSWORD, address)).response;
		assert.equal(asked.statusCode, 428);
		const proved = { ...address, headers: provedHeaders(asked.json()) };
		assert.equal((await signIn(phone, PASSWORD, proved)).answer.login, true);
		assert.equal(
			(await signIn(newPhone(), 'gyzyl nar', address)).response.statusCode,
			428,
			'none is refunded',
		);
		time.pass(15 * MINUTE_MS);
		assert.equal((await signIn(phone, PASSWORD, address)).answer.login, true);
	});

	test('S4 one address learns ten times an hour whether a phone is registered', async () => {
		const address = from(100_000);
		const { phone } = await register({}, from(100_001));
		for (let index = 0; index < 10; index += 1)
			assert.equal((await register({ u_phone_1: phone }, address)).response.statusCode, 401);
		const refused = (await register({ u_phone_1: phone }, address)).response;
		assert.equal(refused.statusCode, 428);
		const other = (await register({}, address)).response;
		assert.equal(other.statusCode, 428, 'a free phone gets the same answer');
		const proved = { ...address, headers: provedHeaders(other.json()) };
		assert.equal((await register({}, proved)).response.statusCode, 200, 'others still register');
		time.pass(HOUR_MS);
		assert.equal((await register({ u_phone_1: phone }, address)).response.statusCode, 401);
	});

	test('S4 an unknown phone takes as long as a wrong password: the same hash, the same statements', async (t) => {
		const hashed: object[] = [];
		let opened: NotingDatabase | undefined;
		const passwords = new PasswordHasher({
			atOnce: 1,
			derive: async ({ message: _typed, nonce: _salt, ...cost }) => {
				hashed.push(cost);
				return randomBytes(cost.tagLength);
			},
		});
		const other = await openTestShop(t, {
			passwords,
			openDatabase: (url) => {
				opened = new NotingDatabase(url);
				return opened.db;
			},
		});
		const noting = opened;
		assert.ok(noting);
		const { phone } = await people(other).register();
		const workFor = async (tel: string, password: string) => {
			noting.taken();
			hashed.length = 0;
			await people(other).signIn(tel, password, from(110_001));
			return { hashed: [...hashed], statements: noting.taken().map(({ sql }) => sql) };
		};
		const wrong = await workFor(phone, 'gyzyl nar');
		assert.deepEqual(await workFor(newPhone(), 'gyzyl nar'), wrong);
		assert.deepEqual(wrong.hashed, [HASH_COST]);
		assert.ok(wrong.statements.length > 2);
	});

	test('S5 signing in costs one hash, whatever comes of it', async (t) => {
		const { phone } = await register({}, from(120_000));
		const hashed = t.mock.method(shop.passwords, 'hash');
		const verified = t.mock.method(shop.passwords, 'verify');
		const attempts = [
			[phone, PASSWORD],
			[phone, 'gyzyl nar'],
			[newPhone(), PASSWORD],
		] as const;
		for (const [index, [tel, password]] of attempts.entries()) {
			await signIn(tel, password, from(120_000));
			assert.deepEqual([hashed.mock.callCount(), verified.mock.callCount()], [0, index + 1]);
		}
	});
});
