import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUR_MS, SECOND_MS } from '../../../platform/clock.ts';
import { newPhone, PASSWORD } from '../../../testing/people.ts';
import { PATIENT, startServer } from '../../../testing/server-process.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { giveCaptchaToken, keepAnswer, takeAnswer } from '../captcha/captcha.queries.ts';

test('S3 S5 S6 S7 two processes agree on limits, puzzles and sessions, and a restart forgets nothing', async (t) => {
	const { databaseUrl, config, db, onClose } = await openTestShop(t);
	const env = {
		...PATIENT,
		DATABASE_URL: databaseUrl,
		DATA_DIR: config.dataDir,
		LOG_LEVEL: 'silent',
		DEMO_CATALOGUE: 'off',
	};
	const [one, other] = await Promise.all([startServer(env), startServer(env)]);
	onClose(() => Promise.all([one.stop(), other.stop()]));
	const post = (origin: string, path: string, body: object) =>
		fetch(origin + path, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		});
	const person = {
		u_phone_1: newPhone(),
		u_password: PASSWORD,
		confirmPassword: PASSWORD,
		u_name: 'Aman Myradow',
		u_address_1: 'Parahat 7, Aşgabat',
	};
	const { token } = (await (await post(one.origin, '/api/set_user', person)).json()) as { token: string };
	const headers = { authorization: `Bearer ${token}` };
	const shown = await fetch(`${other.origin}/api/user_show/`, { headers });
	assert.equal(((await shown.json()) as { token: string }).token, token);
	assert.equal((await fetch(`${other.origin}/api/signout`, { method: 'POST', headers })).status, 204);
	assert.equal((await fetch(`${one.origin}/api/session_list`, { headers })).status, 401);

	const phone = newPhone();
	const startMs = Date.now();
	const guesses = Array.from({ length: 12 }, (_, index) =>
		post((index % 2 ? one : other).origin, '/api/signin', { tel: phone, parol: `guess ${index}` }),
	);
	const statuses = (await Promise.all(guesses)).map(({ status }) => status);
	// Five tries are free. The pause after each further try doubles, from a second on, so a slow machine may
	// let one more try pass.
	const paused = Math.floor(Math.log2(1 + (Date.now() - startMs) / SECOND_MS));
	const looked = statuses.filter((status) => status === 200).length;
	assert.ok(looked >= 5 && looked <= 5 + paused, statuses.join(' '));
	assert.equal(statuses.filter((status) => status === 429).length, 12 - looked);

	/** Acts as if a puzzle had been solved. */
	const solved = async () => {
		const key = await keepAnswer(db, { kind: 'picture', position: 100 }, new Date());
		await takeAnswer(db, key, new Date());
		return giveCaptchaToken(db, key);
	};
	const reset = (index: number, tel: string, key: string) =>
		post((index % 2 ? one : other).origin, '/api/reset_add', { tel, key });
	const keys = await Promise.all(Array.from({ length: 6 }, solved));
	const codes = await Promise.all(keys.map((key, index) => reset(index, person.u_phone_1, key)));
	assert.deepEqual(codes.map(({ status }) => status).toSorted(), [200, 429, 429, 429, 429, 429]);
	const key = await solved();
	const uses = await Promise.all(Array.from({ length: 4 }, (_, index) => reset(index, newPhone(), key)));
	assert.deepEqual(uses.map(({ status }) => status).toSorted(), [200, 400, 400, 400]);

	await one.stop();
	const restarted = await startServer(env);
	onClose(() => restarted.stop());
	// A restart must not make the five tries free again.
	await db
		.updateTable('limits')
		.set({ open_at: new Date(Date.now() + HOUR_MS) })
		.where('key', '=', phone)
		.execute();
	const again = await Promise.all(
		Array.from({ length: 5 }, () =>
			post(restarted.origin, '/api/signin', { tel: phone, parol: 'guess again' }),
		),
	);
	assert.deepEqual(
		again.map(({ status }) => status),
		Array(5).fill(429),
	);
});
