import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, type ReactNode, Suspense, use } from 'react';
import { drawPage } from './draw-page.ts';

const page = (body: ReactNode) => () =>
	createElement('html', null, createElement('body', null, createElement(Suspense, null, body)));

test('a page that waits for nothing is drawn at once', async () => {
	const { html, status } = await drawPage(page(createElement('p', null, 'Dükan')), 404);
	assert.match(html, /^<!DOCTYPE html><html>.*<p>Dükan<\/p>/);
	assert.equal(status, 404);
});

test('a part that has to be waited for is there, in its place', async () => {
	const price = Promise.resolve('12 manat');
	const Price = () => createElement('p', null, use(price));
	const { html, status } = await drawPage(page(createElement(Price)), 200);
	assert.match(html, /^<!DOCTYPE html><html>.*<body><!--\$--><p>12 manat<\/p><!--\/\$-->/);
	assert.equal(status, 200);
});

test('a part that fails is told of, and the page with it', async (t) => {
	const told = t.mock.method(console, 'error', () => {});
	const Broken = () => {
		throw new Error('no price');
	};
	const { html, status } = await drawPage(page(createElement(Broken)), 200);
	assert.match(html, /<!--\$!-->/);
	assert.equal(status, 500);
	assert.deepEqual(
		told.mock.calls.map(({ arguments: [error] }) => (error as Error).message),
		['no price'],
	);
	await assert.rejects(
		drawPage(() => createElement(Broken), 200),
		/no price/,
	);
});
