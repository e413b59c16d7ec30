import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { warmPictures } from './warm-pictures.ts';

function shopWithPictures() {
	const asked: string[] = [];
	const app = Fastify();
	app.get('/', (request, reply) =>
		reply
			.type('text/html')
			.send(`<source srcset="/images/products/1.a1.webp?w=240 240w, /images/products/1.a1.webp?w=480 480w">
			<img src="/images/products-jpg/1.a1.jpg?w=240"><source srcset="/images/banners/5-${request.headers.cookie?.slice(-2)}.webp?w=960 960w">
			<source srcset="/images/products/1.a1.webp?w=240 240w">`),
	);
	app.get('/images/*', (request) => {
		asked.push(request.url);
		return '';
	});
	return { app, asked };
}

test('HOME-05 CARD-01 the pictures of the home page are rendered at the start, each width once, banners of every language', async () => {
	const { app, asked } = shopWithPictures();
	assert.equal(await warmPictures(app, new AbortController().signal), 5);
	assert.deepEqual(asked.toSorted(), [
		'/images/banners/5-en.webp?w=960',
		'/images/banners/5-ru.webp?w=960',
		'/images/banners/5-tm.webp?w=960',
		'/images/products/1.a1.webp?w=240',
		'/images/products/1.a1.webp?w=480',
	]);
	await app.close();
});

test('R9 a server that stops renders no more of them', async () => {
	const { app, asked } = shopWithPictures();
	const stopping = new AbortController();
	app.addHook('onResponse', async ({ url }) => {
		if (url.startsWith('/images')) stopping.abort();
	});
	assert.equal(await warmPictures(app, stopping.signal), 1);
	assert.equal(asked.length, 1);
	await app.close();
});
