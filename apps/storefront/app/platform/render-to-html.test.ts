import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, type ReactNode, Suspense, use } from 'react';
import { renderToHtml } from './render-to-html.ts';

const page = (body: ReactNode) =>
	createElement('html', null, createElement('body', null, createElement(Suspense, null, body)));

test('a page that waits for nothing is rendered whole', async () => {
	const { html, status } = await renderToHtml(page(createElement('p', null, 'Dükan')), 404);
	assert.match(html.toString(), /^<!DOCTYPE html><html>.*<p>Dükan<\/p>/);
	assert.equal(status, 404);
});

test('a part that has to be waited for is rendered in its place', async () => {
	const price = Promise.resolve('12 manat');
	const Price = () => createElement('p', null, use(price));
	const { html, status } = await renderToHtml(page(createElement(Price)), 200);
	assert.match(html.toString(), /^<!DOCTYPE html><html>.*<body><!--\$--><p>12 manat<\/p><!--\/\$-->/);
	assert.equal(status, 200);
});

test('a part that fails is logged and makes the page a 500', async (t) => {
	const logged = t.mock.method(console, 'error', () => {});
	const Broken = () => {
		throw new Error('no price');
	};
	const { html, status } = await renderToHtml(page(createElement(Broken)), 200);
	assert.match(html.toString(), /<!--\$!-->/);
	assert.equal(status, 500);
	assert.deepEqual(
		logged.mock.calls.map(({ arguments: [error] }) => (error as Error).message),
		['no price'],
	);
	await assert.rejects(renderToHtml(createElement(Broken), 200), /no price/);
});
