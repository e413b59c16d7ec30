import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { sql } from 'kysely';
import { MINUTE_MS } from '../../../platform/clock.ts';
import { stockUp } from '../../../testing/order-rounds.ts';
import { newPhone, PASSWORD, people } from '../../../testing/people.ts';
import { provedHeaders } from '../../../testing/prove-work.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { giveCaptchaToken, keepAnswer, takeAnswer } from '../captcha/captcha.queries.ts';

const ATTACKS = 1000;
/** The attacker makes this many calls at once. */
const LANES = 4;
/** After this many calls the attacker has used up every limit of the address. */
const HEAD_START = 400;
const remoteAddress = '203.0.113.90';

type Headers = Record<string, string>;

describe('S20 a town behind one address', async () => {
	const shop = await openTestShop({ after });
	const { app, db, time } = shop;
	const { register, signIn, post } = people(shop);
	const from = (headers: Headers = {}) => ({ remoteAddress, headers });
	const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
	const order = (token: string, quantity: number, key: string) =>
		post(
			'/api/order_add',
			{
				items: [{ p_id: 108, quantity }],
				delivery: 'pickup',
				address: '',
				payment: 'cash',
				name: 'Aman',
				phone: '1234567',
				note: '',
				expected_total: quantity * 100,
			},
			from({ ...bearer(token), 'idempotency-key': `one-address-${key}` }),
		);

	/** Makes one call of the attacker. The shop must never fail because of it. */
	const attack = async (index: number): Promise<number> => {
		const kinds = [
			async () => {
				const { token, response } = await register({}, from());
				if (response.statusCode !== 200) return response;
				const grabbed = await order(token, 10, `${index}`);
				return grabbed.statusCode === 201 ? grabbed : order(token, 1, `${index}-one`);
			},
			async () => (await signIn(newPhone(), `guess ${index}`, from())).response,
			() => post('/api/reset_add', { tel: newPhone(), key: 'invented' }, from()),
			() => app.inject({ url: '/api/captcha?kind=sound', remoteAddress }),
		];
		const { statusCode } = await (kinds[index % kinds.length] ?? assert.fail)();
		assert.ok(statusCode < 500, `${statusCode} to attack ${index}`);
		return statusCode;
	};
	let begun = 0;
	const statuses = new Map<number, number>();
	const attackUntil = (end: number) =>
		Promise.all(
			Array.from({ length: LANES }, async () => {
				while (begun < end) {
					begun += 1;
					const status = await attack(begun);
					statuses.set(status, (statuses.get(status) ?? 0) + 1);
				}
			}),
		);

	/** Works like the shop's own client: if the shop requires work, it does the work and repeats the call. */
	const patiently = async <Result extends { response: { statusCode: number; json: () => object } }>(
		call: (headers: Headers) => Promise<Result>,
	) => {
		const first = await call({});
		return first.response.statusCode === 428 ? call(provedHeaders(first.response.json())) : first;
	};
	const codeFor = async (phone: string) => {
		const query = db.selectFrom('sms_outbox').select('text').where('phone', '=', phone).orderBy('id', 'desc');
		return /\d{6}/.exec((await query.executeTakeFirstOrThrow()).text)?.[0] ?? '';
	};

	const liveOrdinarily = async () => {
		const person = await patiently((headers) => register({}, from(headers)));
		const { phone, token } = person;
		assert.equal(person.response.statusCode, 200, person.response.body);

		const again = await patiently((headers) => signIn(phone, PASSWORD, from(headers)));
		assert.equal(again.answer.login, true, 'from another device');

		const refused = await order(token, 1, 'person');
		assert.deepEqual(
			[refused.statusCode, refused.json().trust.limit],
			[409, 'share'],
			'others hold the share',
		);
		const asked = await patiently(async (headers) => ({
			response: await post('/api/user_confirm_add', {}, from({ ...bearer(token), ...headers })),
		}));
		assert.deepEqual(asked.response.json(), { sent: true, phone });
		await post('/api/user_confirm', { code: await codeFor(phone) }, from(bearer(token)));
		assert.equal((await order(token, 1, 'person')).statusCode, 201);

		time.pass(MINUTE_MS);
		const solved = await keepAnswer(db, { kind: 'picture', position: 100 }, time.now);
		await takeAnswer(db, solved, time.now);
		const key = await giveCaptchaToken(db, solved);
		const reset = await patiently(async (headers) => ({
			response: await post('/api/reset_add', { tel: phone, key }, from(headers)),
		}));
		const confirmed = await post(
			'/api/reset_confirm',
			{ tel: phone, code: await codeFor(phone), token: reset.response.json<{ token: string }>().token },
			from(),
		);
		const changed = await post(
			'/api/user_updatepass',
			{ _u_phone_1: phone, _pass: 'ýaşyl alma' },
			from(bearer(confirmed.json().token)),
		);
		assert.deepEqual(changed.json(), { update: true });
	};

	test('S20 ACCT-01 while 1,000 attacks come from an address, an ordinary person behind it registers, signs in, orders and resets', async () => {
		await stockUp(db, [108], 500);
		await attackUntil(HEAD_START);
		const before = statuses.get(428) ?? 0;
		assert.ok(before > HEAD_START / 2, `every limit of the address is used up: ${before} of ${HEAD_START}`);
		await Promise.all([attackUntil(ATTACKS), liveOrdinarily()]);
		assert.equal(
			[...statuses.values()].reduce((sum, count) => sum + count, 0),
			ATTACKS,
		);
		const { rows } = await sql<{
			held: number;
			all: number;
		}>`select (select sum(quantity)::integer from order_lines) as held,
			(select pieces::integer from stock_census) as all`.execute(db);
		const [{ held, all } = assert.fail()] = rows;
		assert.ok(held - 1 <= all / 100, `${held} of ${all}`);
	});
});
