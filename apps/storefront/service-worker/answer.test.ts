import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { CacheStore } from './cache-store.ts';

const ORIGIN = 'https://dukan.example';
Object.assign(globalThis, {
	self: { location: { origin: ORIGIN } },
	BUILD_ID: 'test',
	SAVED_COPY_WORDS: { ru: 'Сохранено {time}', tm: '{time}', en: '{time}' },
	caches: {
		open: async () => ({
			match: async () => new Response('<html lang="ru"><section hidden></section><ul></ul>'),
		}),
	},
});
const { answerData, answerFile, answerPage, isGood } = await import('./answer.ts');

/** A store with these answers in it. */
function storeOf(kept: Record<string, string>) {
	const added: string[] = [];
	const store: Pick<CacheStore, 'has' | 'find' | 'peek' | 'keep' | 'pages'> = {
		has: async (url) => url in kept,
		peek: async (url) => (url in kept ? new Response(kept[url]) : undefined),
		find: async (url) => (url in kept ? { response: new Response(kept[url]), savedAtMs: 1_000 } : undefined),
		keep: async (url) => {
			added.push(url);
		},
		pages: async () => [],
	};
	return { store: store as CacheStore, added };
}

function asking(url: string): FetchEvent {
	return { request: new Request(url), waitUntil: () => {} } as unknown as FetchEvent;
}

/** Answers as a server of our own gives them: of the same origin, not redirected. */
function ours(body: string, init?: ResponseInit): Response {
	const response = new Response(body, init);
	Object.defineProperty(response, 'type', { value: 'basic' });
	return response;
}

function network(t: TestContext, answer: () => Promise<Response>) {
	t.mock.method(globalThis, 'fetch', answer as typeof fetch);
}

const PAGE = `${ORIGIN}/faq`;
const COPY = '<html lang="ru"><title>FAQ</title>';
const away = () => Promise.reject(new TypeError('offline'));
const silent = () => new Promise<Response>(() => {});

test('only whole, public answers of our own are kept', () => {
	assert.equal(isGood(ours('x')), true);
	assert.equal(isGood(ours('x', { headers: { 'cache-control': 'private, max-age=5' } })), false);
	assert.equal(isGood(ours('x', { headers: { 'cache-control': 'no-store' } })), false);
	assert.equal(isGood(ours('x', { status: 404 })), false);
	assert.equal(isGood(new Response('x')), false, 'of another origin');
});

test('a page comes from the network, and is kept without its fragment', async (t) => {
	network(t, async () => ours('fresh'));
	const { store, added } = storeOf({ [PAGE]: COPY });
	assert.equal(await (await answerPage(store, asking(`${PAGE}#delivery`))).text(), 'fresh');
	assert.deepEqual(added, [PAGE]);
});

test('without a network the saved copy shows, marked as one', async (t) => {
	network(t, away);
	const html = await (await answerPage(storeOf({ [PAGE]: COPY }).store, asking(PAGE))).text();
	assert.match(html, /data-saved="1000"/);
});

test('a line that has not begun to answer after six seconds is not waited for where there is a copy', async (t) => {
	t.mock.timers.enable({ apis: ['setTimeout'] });
	network(t, silent);
	let shown: string | undefined;
	const answered = answerPage(storeOf({ [PAGE]: COPY }).store, asking(PAGE)).then(async (response) => {
		shown = await response.text();
	});
	const settle = () => new Promise((done) => setImmediate(done));
	await settle();
	t.mock.timers.tick(5_999);
	await settle();
	assert.equal(shown, undefined);
	t.mock.timers.tick(1);
	await answered;
	assert.match(shown ?? '', /data-saved/);
});

test('a copy whose script is not there is none: the offline page shows instead', async (t) => {
	network(t, away);
	const broken = `${COPY}<script src="/assets/app.js"></script>`;
	const copies: Record<string, string>[] = [{}, { [PAGE]: broken }];
	for (const kept of copies) {
		const response = await answerPage(storeOf(kept).store, asking(PAGE));
		assert.equal(response.status, 503);
	}
	const whole = { [PAGE]: broken, [`${ORIGIN}/assets/app.js`]: '' };
	assert.equal((await answerPage(storeOf(whole).store, asking(PAGE))).status, 200);
});

test('a file that is kept is not asked for again', async (t) => {
	network(t, away);
	const file = `${ORIGIN}/assets/app.js`;
	assert.equal(await (await answerFile(storeOf({ [file]: 'kept' }).store, asking(file))).text(), 'kept');
});

test('the page on screen is told where its data came from; where only the whole page is kept, that is opened', async (t) => {
	network(t, away);
	const told: unknown[] = [];
	const data = `${ORIGIN}/faq.data`;
	const ask = (kept: Record<string, string>) =>
		answerData(storeOf(kept).store, asking(data), (message) => told.push(message));
	assert.equal(await (await ask({ [data]: 'data' })).text(), 'data');
	void ask({ [PAGE]: COPY });
	await new Promise((done) => setImmediate(done));
	assert.equal((await ask({})).type, 'error');
	assert.deepEqual(told, [
		{ type: 'page', path: '/faq', savedAtMs: 1_000 },
		{ type: 'open', path: '/faq' },
	]);
});
