import { BUILD, FILES } from './from-build.ts';

declare const self: ServiceWorkerGlobalScope;

const PAGE = '/courier';
const PREFIX = 'dukan-courier-';
const CACHE = `${PREFIX}${BUILD}`;

/**
 * COUR-02: opens the courier's page without a connection. The worker handles only the page and its files of
 * one build. No call of the API and nothing personal passes through it (docs/decisions/015).
 */
self.addEventListener('install', (event) => {
	// The names of the files contain a hash of their content, so the files that the page has just loaded come
	// from the browser's own cache.
	const files = [new Request(PAGE, { cache: 'reload' }), ...FILES];
	const stored = caches.open(CACHE).then((cache) => cache.addAll(files));
	event.waitUntil(stored.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
	event.waitUntil(Promise.all([deleteOldBuilds(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET' || origin !== self.location.origin) return;
	const isPage = request.mode === 'navigate' && pathname === PAGE;
	if (isPage || FILES.includes(pathname)) event.respondWith(respond(pathname, request));
});

async function respond(path: string, request: Request): Promise<Response> {
	const cache = await caches.open(CACHE);
	return (await cache.match(path, { ignoreVary: true })) ?? fetch(request);
}

async function deleteOldBuilds(): Promise<void> {
	const names = await caches.keys();
	const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
	await Promise.all(old.map((name) => caches.delete(name)));
}
