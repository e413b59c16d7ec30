import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import { WIRE_HEADER, WIRE_VERSION } from '@dukan/domain/staff/access/wire-version.ts';
import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { tableTranslator } from '@dukan/i18n/translate.ts';

// The module listens to the events of `window` as soon as it is loaded, so `window` must exist before.
const page = new EventTarget();
Object.assign(globalThis, { window: page });
after(() => Reflect.deleteProperty(globalThis, 'window'));
const { CallError, change, read, staffAddress } = await import('./call.ts');
const { fieldProblem, loadProblem, problemText } = await import('./problem-text.ts');

function answerWith(t: TestContext, response: () => Response | Promise<never>) {
	return t.mock.method(globalThis, 'fetch', (async () => response()) as typeof fetch);
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

test('a refusal is thrown with its status, code, fields and when to try again', async (t) => {
	const document = { code: 'invalid_input', errors: [{ field: 'name', code: 'maxLength' }] };
	const headers = { 'retry-after': '30' };
	answerWith(t, () => Response.json(document, { status: 429, headers }));
	const error = await thrownBy(read('orders'));
	assert.ok(error instanceof CallError);
	const { status, code, errors, retryAfterS } = error;
	assert.deepEqual({ status, code, errors, retryAfterS }, { status: 429, ...document, retryAfterS: 30 });
});

test('a call of staff waits thirty seconds', async (t) => {
	t.mock.timers.enable({ apis: ['setTimeout'] });
	const fetch = t.mock.method(
		globalThis,
		'fetch',
		((_: string, { signal }: RequestInit) =>
			new Promise((_done, fail) =>
				signal?.addEventListener('abort', () => fail(signal.reason)),
			)) as typeof globalThis.fetch,
	);
	const slow = thrownBy(read('orders'));
	t.mock.timers.tick(29_999);
	assert.equal(fetch.mock.calls[0]?.arguments[1]?.signal?.aborted, false);
	t.mock.timers.tick(1);
	assert.equal((await slow)?.status, 0);
});

test('a change is a POST below /api/staff/; an empty answer is nothing', async (t) => {
	const fetch = answerWith(t, () => new Response(null, { status: 204 }));
	assert.equal(await change('order_move/5', { to: 'accepted', reason: 'other', note: '' }), undefined);
	const [address, init] = fetch.mock.calls[0]?.arguments ?? [];
	assert.deepEqual([address, init?.method], ['/api/staff/order_move/5', 'POST']);
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

test('R15 every call says which version of the calls the page speaks', async (t) => {
	const fetch = answerWith(t, () => Response.json({}));
	await read('orders');
	await change('order_move/5', { to: 'accepted', reason: 'other', note: '' });
	assert.deepEqual(
		fetch.mock.calls.map(({ arguments: [, init] }) => new Headers(init?.headers).get(WIRE_HEADER)),
		[String(WIRE_VERSION), String(WIRE_VERSION)],
	);
});

const c = tableTranslator(shellTexts, 'ru');

test('GEN-03 a person is told what went wrong: the line, the refusal, or that something did', () => {
	assert.equal(problemText(new CallError({ status: 0 }), c), c('problem.offline'));
	assert.equal(
		problemText(new CallError({ status: 409, code: 'changed_meanwhile' }), c),
		c('problem.changed_meanwhile'),
	);
	for (const unknown of [
		new CallError({ status: 500 }),
		new CallError({ status: 418, code: 'no_such_code' as never }),
		new Error('x'),
	])
		assert.equal(problemText(unknown, c), c('problem.unknown'));
});

test('GEN-03 a page whose address cannot be read is a page that does not exist; nothing else is', () => {
	const refused = new CallError({ status: 400, code: 'invalid_input' });
	assert.equal(loadProblem(refused, c), c('problem.not_found'));
	assert.equal(problemText(refused, c), c('problem.invalid_input'));
	assert.equal(loadProblem(new CallError({ status: 0 }), c), c('problem.offline'));
});

test('a refused field has the screen’s own words first, then ours, then that its format is wrong', () => {
	const errors = [
		{ field: 'price', code: 'minimum' },
		{ field: 'slug', code: 'taken' },
		{ field: 'link', code: 'pattern' },
	];
	const refused = new CallError({ status: 400, code: 'invalid_input', errors });
	assert.equal(fieldProblem(refused, 'price', c), c('field.tooSmall'));
	assert.equal(fieldProblem(refused, 'price', c, { minimum: 'Слишком дёшево' }), 'Слишком дёшево');
	assert.equal(fieldProblem(refused, 'slug', c), c('field.taken'));
	assert.equal(fieldProblem(refused, 'link', c), c('field.pattern'));
	assert.equal(fieldProblem(refused, 'name', c), undefined);
	assert.equal(fieldProblem(new Error('x'), 'price', c), undefined);
});
