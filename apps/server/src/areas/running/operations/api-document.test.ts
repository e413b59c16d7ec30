import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { signInStaff } from '../../../testing/staff.ts';
import { openTestShop } from '../../../testing/test-shop.ts';

type Operation = {
	operationId: string;
	security: object[];
	responses: object;
	parameters?: { in: string; required?: boolean }[];
	requestBody?: { content: Record<string, { schema: { required: string[] } }> };
};
type Document = { paths: Record<string, Record<string, Operation>> };

/** This call is a stream, which never ends by itself. */
const STREAM = '/api/order_events';

describe('the OpenAPI documents', async () => {
	const shop = await openTestShop({ after });
	const { app, db } = shop;
	const { cookie } = await signInStaff(db, shop.clock(), 'content');
	const publicDocument: Document = (await app.inject('/api/openapi.json')).json();
	const staffAnswer = await app.inject({ url: '/api/staff/openapi.json', headers: { cookie } });
	const staffDocument: Document = staffAnswer.json();

	const lint = async (document: object) => {
		const config = await createConfig({ extends: ['recommended'] });
		const problems = await lintFromString({ source: JSON.stringify(document), config });
		return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
	};

	for (const [name, document] of Object.entries({ public: publicDocument, staff: staffDocument }))
		test(`API-02 the ${name} document follows Redocly's recommended rules`, async () => {
			assert.deepEqual(await lint(document), []);
		});

	test('control: a document without a licence, and a call without a refusal, are found', async () => {
		const path = '/api/home';
		const call = publicDocument.paths[path]?.get;
		const bare = {
			...publicDocument,
			info: { title: 'x', version: '1' },
			paths: { [path]: { get: { ...call, responses: { 200: { description: 'x' } } } } },
		};
		const found = (await lint(bare)).map((problem) => problem.split(' ')[0]);
		assert.ok(found.includes('info-license') && found.includes('operation-4xx-response'), found.join());
	});

	test('API-02 S11 the public document holds no call of staff; theirs is for signed-in staff alone', async () => {
		assert.deepEqual(
			Object.keys(publicDocument.paths).filter((path) => path.startsWith('/api/staff')),
			[],
		);
		assert.deepEqual(
			Object.keys(staffDocument.paths).filter((path) => !path.startsWith('/api/staff/')),
			[],
		);
		assert.ok(Object.keys(staffDocument.paths).length > 80);
		assert.equal((await app.inject('/api/staff/openapi.json')).statusCode, 401);
	});

	test('API-02 S19 each document and the page are written once, not for each request', async (t) => {
		await app.inject('/api/docs');
		const built = [t.mock.method(app, 'swagger'), t.mock.method(app, 'staffSwagger')];
		for (let index = 0; index < 3; index += 1) {
			for (const url of ['/api/openapi.json', '/api/docs'])
				assert.equal((await app.inject(url)).statusCode, 200);
			const answer = await app.inject({ url: '/api/staff/openapi.json', headers: { cookie } });
			assert.equal(answer.body, staffAnswer.body);
		}
		assert.deepEqual(
			built.map(({ mock }) => mock.callCount()),
			[0, 0],
		);
	});

	test('API-02 AUTH-06 the reference says that a new password takes the ticket of reset_confirm', async () => {
		const { post } = publicDocument.paths['/api/user_updatepass'] ?? {};
		assert.deepEqual(post?.security, [{ ticket: [] }]);
		const page = (await app.inject('/api/docs')).body;
		assert.match(page, /user_updatepass[\s\S]{0,200}ticket[\s\S]{0,200}update: false/);
	});

	test('API-02 what a call refuses to do without is required, and nothing else', async () => {
		const call = (name: string) => publicDocument.paths[`/api/${name}`]?.post;
		const required = (name: string) => call(name)?.requestBody?.content['application/json']?.schema.required;
		assert.deepEqual(required('set_user'), [
			'u_phone_1',
			'u_password',
			'confirmPassword',
			'u_name',
			'u_address_1',
		]);
		assert.deepEqual(required('users_add'), ['_u_phone_1', '_u_password', '_u_name']);
		assert.deepEqual(required('signin'), ['tel', 'parol']);
		assert.deepEqual(required('reset_add'), ['tel', 'key']);
		assert.deepEqual(required('reset_confirm'), ['tel', 'code', 'token']);
		assert.deepEqual(required('user_updatepass'), ['_pass', '_u_phone_1']);
		const needsKey = (name: string) =>
			call(name)?.parameters?.some((one) => one.in === 'header' && one.required);
		assert.deepEqual(['order_add', 'address_add', 'review_add'].map(needsKey), [true, true, false]);
	});

	test('API-01 API-02 calls that are sent as forms say so, and the page shows what to send', async () => {
		const forms = ['set_user', 'users_add', 'signin', 'reset_add', 'reset_confirm', 'user_updatepass'];
		for (const name of forms)
			assert.deepEqual(
				Object.keys(publicDocument.paths[`/api/${name}`]?.post?.requestBody?.content ?? {}),
				['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
				name,
			);
		const page = (await app.inject('/api/docs')).body;
		assert.match(
			page,
			/\/api\/signin[\s\S]{0,200}multipart\/form-data:<\/p><pre>\{\n {2}tel: string\n {2}parol: string\n\}/,
		);
		assert.match(page, /\/api\/order_add[\s\S]{0,400}idempotency-key[\s\S]{0,900}expected_total: number/);
	});

	test('API-02 S7 a call is refused without a token exactly where the document says that it needs one', async () => {
		for (const [path, methods] of Object.entries(publicDocument.paths))
			for (const [method, { security }] of Object.entries(methods)) {
				if (path === STREAM) continue;
				const url = path.replace(/\{\w+\}/g, '1');
				const answer = await app.inject({ method: method === 'post' ? 'POST' : 'GET', url, payload: {} });
				const needsToken = JSON.stringify(security) === '[{"bearer":[]}]';
				assert.equal(answer.statusCode === 401, needsToken, `${method} ${path}: ${answer.statusCode}`);
			}
	});
});
