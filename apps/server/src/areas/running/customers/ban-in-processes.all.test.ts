import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PATIENT, startServer } from '../../../testing/server-process.ts';
import { signUpShopper } from '../../../testing/shopper.ts';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

test('S7 a ban holds from the next request on, in both processes', async (t) => {
	const { databaseUrl, config, db, onClose } = await openTestShop(t);
	const env = {
		...PATIENT,
		DATABASE_URL: databaseUrl,
		DATA_DIR: config.dataDir,
		LOG_LEVEL: 'silent',
		DEMO_CATALOGUE: 'off',
	};
	const servers = await Promise.all([startServer(env), startServer(env)]);
	onClose(() => Promise.all(servers.map((server) => server.stop())));
	const [one, other] = servers as [(typeof servers)[0], (typeof servers)[0]];
	const shopper = await signUpShopper({
		app: { inject: () => Promise.reject(new Error('unused')) },
		db,
		clock: () => new Date(),
	});
	const { cookie } = await signInStaff(db, new Date(), 'manager');
	const statuses = () =>
		Promise.all(
			servers.map(async ({ origin }) => {
				const headers = { authorization: `Bearer ${shopper.token}` };
				return (await fetch(`${origin}/api/session_list`, { headers })).status;
			}),
		);
	const post = (origin: string, path: string) =>
		fetch(`${origin}/api/staff/${path}/${shopper.id}`, {
			method: 'POST',
			headers: { cookie, 'content-type': 'application/json' },
			body: JSON.stringify({ reason: 'test' }),
		});
	assert.deepEqual(await statuses(), [200, 200]);
	assert.equal((await post(one.origin, 'customer_ban')).status, 204);
	assert.deepEqual(await statuses(), [401, 401]);
	assert.equal((await post(other.origin, 'customer_unban')).status, 204);
	assert.deepEqual(await statuses(), [401, 401]);
});
