import assert from 'node:assert/strict';
import { after, type TestContext, test } from 'node:test';
import type { CacheStore } from './cache-store.ts';

const ORIGIN = 'https://dukan.example';
const worker = {
	self: { location: { origin: ORIGIN } },
	BUILD_ID: 'test',
	SAVED_COPY_WORDS: { ru: 'Сохранено {time}', tm: '{time}', en: '{time}' },
	caches: {
		open: async () => ({
			match: async () => new Response('<html lang="ru"><section hidden></section><ul></ul>'),
		}),
	},
};
Object.assign(globalThis, worker);
after(() => {
	for (const name of Object.keys(worker)) Reflect.deleteProperty(globalThis, name);
});
const { respondWithData, respondWithFile, respondWithPage, isGood } = await import('./respond.ts');

/** A store with these responses in it. */
function storeOf(cached: Record<string, string>) {
	const added: string[] = [];
	const store: Pick<CacheStore, 'has' | 'find' | 'peek' | 'save' | 'pages'> = {
		has: async (url) => url in cached,
		peek: async (url) => (url in cached ? new Response(cached[url]) : undefined),
		find: async (url) =>
			url in cached ? { response: new Response(cached[url]), savedAtMs: 1_000 } : undefined,
		save: async (url) => {
			added.push(url);
		},
		pages: async () => [],
	};
	return { store: store as CacheStore, added };
}

function fetchEvent(url: string): FetchEvent {
	return { request: new Request(url), waitUntil: () => {} } as unknown as FetchEvent;
}

/** Returns a response like that of our own server: from the same origin and not redirected. */
function ours(body: string, init?: ResponseInit): Response {
	const response = new Response(body, init);
	Object.defineProperty(response, 'type', { value: 'basic' });
	return response;
}

function network(t: TestContext, respond: () => Promise<Response>) {
	t.mock.method(globalThis, 'fetch', respond as typeof fetch);
}

const PAGE = `${ORIGIN}/faq`;
const COPY = '<html lang="ru"><title>FAQ</title>';
const away = () => Promise.reject(new TypeError('offline'));
const silent = () => new Promise<Response>(() => {});

test('only whole, public responses of our own are cached', () => {
	assert.equal(isGood(ours('x')), true);
	assert.equal(isGood(ours('x', { headers: { 'cache-control': 'private, max-age=5' } })), false);
	assert.equal(isGood(ours('x', { headers: { 'cache-control': 'no-store' } })), false);
	assert.equal(isGood(ours('x', { status: 404 })), false);
	assert.equal(isGood(new Response('x')), false, 'of another origin');
});

test('a page comes from the network, and is cached without its fragment', async (t) => {
	network(t, async () => ours('fresh'));
	const { store, added } = storeOf({ [PAGE]: COPY });
	assert.equal(await (await respondWithPage(store, fetchEvent(`${PAGE}#delivery`))).text(), 'fresh');
	assert.deepEqual(added, [PAGE]);
});

test('without a network the saved copy shows, marked as one', async (t) => {
	network(t, away);
	const html = await (await respondWithPage(storeOf({ [PAGE]: COPY }).store, fetchEvent(PAGE))).text();
	assert.match(html, /data-saved="1000"/);
});

test('a connection on which no response has begun after six seconds is not waited for where there is a copy', async (t) => {
	t.mock.timers.enable({ apis: ['setTimeout'] });
	network(t, silent);
	let shown: string | undefined;
	const answered = respondWithPage(storeOf({ [PAGE]: COPY }).store, fetchEvent(PAGE)).then(
		async (response) => {
			shown = await response.text();
		},
	);
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
	for (const cached of copies) {
		const response = await respondWithPage(storeOf(cached).store, fetchEvent(PAGE));
		assert.equal(response.status, 503);
	}
	const whole = { [PAGE]: broken, [`${ORIGIN}/assets/app.js`]: '' };
	assert.equal((await respondWithPage(storeOf(whole).store, fetchEvent(PAGE))).status, 200);
});

test('a cached file is not requested again', async (t) => {
	network(t, away);
	const file = `${ORIGIN}/assets/app.js`;
	assert.equal(
		await (await respondWithFile(storeOf({ [file]: 'cached' }).store, fetchEvent(file))).text(),
		'cached',
	);
});

test('the page on screen gets a message where its data came from; where only the whole page is cached, that is opened', async (t) => {
	network(t, away);
	const messages: unknown[] = [];
	const data = `${ORIGIN}/faq.data`;
	const respond = (cached: Record<string, string>) =>
		respondWithData(storeOf(cached).store, fetchEvent(data), (message) => messages.push(message));
	assert.equal(await (await respond({ [data]: 'data' })).text(), 'data');
	void respond({ [PAGE]: COPY });
	await new Promise((done) => setImmediate(done));
	assert.equal((await respond({})).type, 'error');
	assert.deepEqual(messages, [
		{ type: 'page', path: '/faq', savedAtMs: 1_000 },
		{ type: 'open', path: '/faq' },
	]);
});
