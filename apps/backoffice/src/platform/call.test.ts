import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { speak } from '@dukan/i18n/translate.ts';

// The page that these files listen to from their first line on.
const page = new EventTarget();
Object.assign(globalThis, { window: page });
const { CallError, change, read, staffAddress } = await import('./call.ts');
const { fieldProblem, problemText } = await import('./problem-text.ts');

function answerWith(t: TestContext, answer: () => Response | Promise<never>) {
	return t.mock.method(globalThis, 'fetch', (async () => answer()) as typeof fetch);
}

const thrownBy = (work: Promise<unknown>) =>
	work.then(
		() => undefined,
		(error: unknown) => error as InstanceType<typeof CallError>,
	);

test('only what is set stands in the address', () => {
	assert.equal(
		staffAddress('products', { q: 'a b&c', page: 2, sale: false, brand: undefined, sort: '' }),
		'/api/staff/products?q=a+b%26c&page=2&sale=false',
	);
	assert.equal(staffAddress('products'), '/api/staff/products');
});

test('a refusal has its status, code, fields and when to try again; no answer has status 0', async (t) => {
	const document = { code: 'invalid_input', errors: [{ field: 'name', code: 'maxLength' }] };
	for (const [answer, expected] of [
		[() => Response.json(document, { status: 400 }), { status: 400, ...document, retryAfterS: undefined }],
		[
			() => Response.json({ code: 'too_many' }, { status: 429, headers: { 'retry-after': '30' } }),
			{ status: 429, code: 'too_many', errors: [], retryAfterS: 30 },
		],
		[
			() => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
			{ status: 502, code: undefined, errors: [], retryAfterS: undefined },
		],
		[
			() => Promise.reject(new TypeError('network')),
			{ status: 0, code: undefined, errors: [], retryAfterS: undefined },
		],
	] as const)
		await t.test(String(expected.status), async (inner) => {
			answerWith(inner, answer);
			const error = await thrownBy(read('x'));
			assert.ok(error instanceof CallError);
			const { status, code, errors, retryAfterS } = error;
			assert.deepEqual({ status, code, errors, retryAfterS }, expected);
		});
});

test('a call waits thirty seconds, or until it is wanted no more', async (t) => {
	const stop = new AbortController();
	const timeout = t.mock.method(AbortSignal, 'timeout', () => stop.signal);
	t.mock.method(
		globalThis,
		'fetch',
		((_: string, { signal }: RequestInit) =>
			new Promise((_done, fail) =>
				signal?.addEventListener('abort', () => fail(signal.reason)),
			)) as typeof fetch,
	);
	const slow = thrownBy(read('x'));
	stop.abort();
	assert.equal((await slow)?.status, 0);
	assert.deepEqual(timeout.mock.calls[0]?.arguments, [30_000]);
});

test('a change is a POST of JSON; an empty answer is nothing', async (t) => {
	const fetch = answerWith(t, () => new Response(null, { status: 204 }));
	assert.equal(await change('order_move/5', { to: 'accepted' }), undefined);
	const [address, init] = fetch.mock.calls[0]?.arguments ?? [];
	assert.equal(address, '/api/staff/order_move/5');
	assert.deepEqual([init?.method, init?.body], ['POST', '{"to":"accepted"}']);
	assert.equal(new Headers(init?.headers).get('content-type'), 'application/json');
});

test('S7 a page that was left alone for a minute says so, so that its questions keep no session alive', async (t) => {
	const startedAt = Date.now();
	t.mock.timers.enable({ apis: ['Date'], now: startedAt });
	const fetch = answerWith(t, () => Response.json({}));
	page.dispatchEvent(new Event('keydown'));
	for (const ms of [60_000, 60_001]) {
		t.mock.timers.setTime(startedAt + ms);
		await read('orders');
	}
	page.dispatchEvent(new Event('pointerdown'));
	await read('orders');
	assert.deepEqual(
		fetch.mock.calls.map(({ arguments: [, init] }) => new Headers(init?.headers).get('x-unattended')),
		[null, '1', null],
	);
});

const c = speak(shellTexts, 'ru');

test('GEN-03 a person is told what went wrong: the line, the refusal, or that something did', () => {
	assert.equal(problemText(new CallError(0), c), c('problem.offline'));
	assert.equal(
		problemText(new CallError(409, { code: 'changed_meanwhile' }), c),
		c('problem.changed_meanwhile'),
	);
	for (const unknown of [
		new CallError(500),
		new CallError(418, { code: 'no_such_code' as never }),
		new Error('x'),
	])
		assert.equal(problemText(unknown, c), c('problem.unknown'));
});

test('a refused field has the screen’s own words first, then ours, then that its format is wrong', () => {
	const errors = [
		{ field: 'price', code: 'minimum' },
		{ field: 'slug', code: 'taken' },
		{ field: 'link', code: 'pattern' },
	];
	const refused = new CallError(400, { code: 'invalid_input', errors });
	assert.equal(fieldProblem(refused, 'price', c), c('field.tooSmall'));
	assert.equal(fieldProblem(refused, 'price', c, { minimum: 'Слишком дёшево' }), 'Слишком дёшево');
	assert.equal(fieldProblem(refused, 'slug', c), c('field.taken'));
	assert.equal(fieldProblem(refused, 'link', c), c('field.pattern'));
	assert.equal(fieldProblem(refused, 'name', c), undefined);
	assert.equal(fieldProblem(new Error('x'), 'price', c), undefined);
});
