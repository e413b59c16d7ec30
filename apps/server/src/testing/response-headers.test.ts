import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { openPages } from '../areas/content/page-rendering/open-pages.ts';
import { readConfig } from '../main/config.ts';
import { signUpShopper } from './shopper.ts';
import { signInStaff } from './staff.ts';
import { openTestShop } from './test-shop.ts';

const ORIGIN = 'https://dukan.example';
const YEAR_OF_HTTPS = 'max-age=31536000; includeSubDomains';
const PASSWORD = 'gyzyl alma';

type Document = { paths: Record<string, Record<string, { security?: Record<string, unknown>[] }>> };

describe('headers of responses on https', async () => {
	const pages = await openPages(readConfig({}));
	const shop = await openTestShop({ after }, { pages, env: { PUBLIC_ORIGIN: ORIGIN } });
	const { app, db, clock } = shop;
	const register = () => ({
		u_phone_1: '1234567',
		u_password: PASSWORD,
		confirmPassword: PASSWORD,
		u_name: 'Aman',
		u_address_1: 'Görogly 1, Aşgabat',
	});

	test('S22 every response asks for https, also pictures, files, refusals and what is not found', async () => {
		for (const [url, status] of [
			['/', 200],
			['/api/category_list', 200],
			['/api/user_show/', 200],
			['/api/order_list', 401],
			['/images/products/none.webp', 404],
			['/assets/none.js', 404],
			['/sw.js', 200],
			['/no-such-page', 404],
			['/api/none', 404],
			['/x?y=%ff', 400],
			['/api/product_show/%ff', 400],
		] as const) {
			const { statusCode, headers } = await app.inject(url);
			assert.equal(statusCode, status, url);
			assert.equal(headers['strict-transport-security'], YEAR_OF_HTTPS, url);
		}
	});

	test('S22 S26 no call of a signed-in person or of staff is stored by any cache', async () => {
		await app.ready();
		const { paths } = app.swagger() as Document;
		const { token } = await signUpShopper(shop);
		const personal = Object.entries(paths).flatMap(([path, methods]) =>
			methods.get?.security?.some((scheme) => 'bearer' in scheme) ? [path.replace(/\{\w+\}/, '1')] : [],
		);
		for (const url of [
			'/api/order_list',
			'/api/order_show/1',
			'/api/favourite_list',
			'/api/delivery_options',
		])
			assert.ok(personal.includes(url), url);
		for (const url of personal.filter((path) => !path.endsWith('order_events'))) {
			const { headers } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
			assert.equal(headers['cache-control'], 'no-store', url);
		}
		const { cookie } = await signInStaff(db, clock(), 'owner');
		const me = await app.inject({ url: '/api/staff/me', headers: { cookie: `__Host-${cookie}` } });
		assert.equal(me.statusCode, 200);
		assert.equal(me.headers['cache-control'], 'no-store');
	});

	test('S22 on https the cookies are bound to this host, and a planted one without the prefix counts for nothing', async () => {
		const { headers } = await app.inject({ method: 'POST', url: '/api/set_user', payload: register() });
		assert.match(
			String(headers['set-cookie']),
			/^__Host-device=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
		);
		const { cookie } = await signInStaff(db, clock(), 'owner');
		const statusOf = async (sent: string) =>
			(await app.inject({ url: '/api/staff/me', headers: { cookie: sent } })).statusCode;
		assert.equal(await statusOf(cookie), 401);
		assert.equal(await statusOf(`${cookie.replace('staff=', 'staff=x')}; __Host-${cookie}`), 200);
		const language = await app.inject({ method: 'POST', url: '/lang', payload: { lang: 'tm', back: '/' } });
		assert.match(String(language.headers['set-cookie']), /^lang=tm; Path=\//, 'the wire contract names it');
	});

	test('S9 X-Forwarded-Host does not make a foreign page our own', async () => {
		const send = async (headers: Record<string, string>) =>
			(await app.inject({ method: 'POST', url: '/api/signin', payload: {}, headers })).statusCode;
		const foreign = { origin: 'https://evil.example' };
		assert.equal(await send({ ...foreign, 'x-forwarded-host': 'evil.example' }), 403);
		assert.equal(await send({ ...foreign, host: 'evil.example' }), 403);
		assert.equal(await send({ origin: ORIGIN }), 400);
	});
});

describe('without https', async () => {
	const shop = await openTestShop({ after }, { env: { TRUST_PROXY: '127.0.0.1' } });
	const { app, db, clock } = shop;

	test('S22 plain http signs in with plain cookies and asks for no https', async () => {
		const { cookie } = await signInStaff(db, clock(), 'owner');
		const { statusCode, headers } = await app.inject({ url: '/api/staff/me', headers: { cookie } });
		assert.equal(statusCode, 200);
		assert.equal(headers['strict-transport-security'], undefined);
	});

	test('S9 a trusted proxy passes X-Forwarded-Host on, and it is not believed', async () => {
		const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' };
		const { statusCode } = await app.inject({ method: 'POST', url: '/api/signin', payload: {}, headers });
		assert.equal(statusCode, 403);
	});
});
