import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import { cacheSeen, cacheWholePage } from './cache-ahead.ts';
import { CACHE_NAME, CacheStore } from './cache-store.ts';
import { OFFLINE_PAGES } from './from-build.ts';
import { isPageOrData, kindOf } from './request-kind.ts';
import { respondWithData, respondWithFile, respondWithPage } from './respond.ts';

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;
const store = new CacheStore();

self.addEventListener('install', (event) => {
	const pages = LANGUAGES.map((language) => new Request(OFFLINE_PAGES.path(language), { cache: 'reload' }));
	const cached = caches.open(OFFLINE_PAGES.cache).then((cache) => cache.addAll(pages));
	// The cache does not depend on the build, so the new worker need not wait until the old one's pages are
	// closed.
	event.waitUntil(cached.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
	// With navigation preload, the browser requests the page while the worker starts.
	const preload = self.registration.navigationPreload?.enable();
	event.waitUntil(Promise.all([dropOldCaches(), preload, self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
	const { request } = event;
	if (request.method === 'POST' && new URL(request.url).pathname === '/lang') {
		// The cached pages are in the former language, so they are deleted.
		event.waitUntil(store.deleteWhere((url) => isPageOrData(url, origin)));
		return;
	}
	const kind = kindOf(request, origin);
	if (kind === 'page') event.respondWith(respondWithPage(store, event));
	if (kind === 'asset' || kind === 'picture') event.respondWith(respondWithFile(store, event));
	if (kind === 'data') {
		const postMessage = (message: unknown) =>
			event.waitUntil(self.clients.get(event.clientId).then((client) => client?.postMessage(message)));
		event.respondWith(respondWithData(store, event, postMessage));
		event.waitUntil(cacheWholePage(store, request.url));
	}
});

self.addEventListener('message', (event) => {
	if (event.data?.type === 'seen') event.waitUntil(cacheSeen(store, event.data.urls, origin));
	// S30: when a person signs out, deletes the cached pages and searches. The page waits for the answer.
	if (event.data?.type === 'forget')
		event.waitUntil(
			store
				.deleteWhere((url) => isPageOrData(url, origin))
				.then(() => event.ports[0]?.postMessage('forgotten')),
		);
});

async function dropOldCaches(): Promise<void> {
	const names = await caches.keys();
	// The courier's page has its own worker, so that worker's caches stay.
	const ours = names.filter((name) => !name.startsWith('dukan-courier-'));
	const old = ours.filter((name) => name !== CACHE_NAME && name !== OFFLINE_PAGES.cache);
	await Promise.all(old.map((name) => caches.delete(name)));
}
