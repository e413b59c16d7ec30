import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, Fragment, memo } from 'react';
import { assertStatic } from './assert-static.ts';

const Row = ({ onClick }: { onClick?: () => void }) =>
	createElement(
		Fragment,
		null,
		createElement('li', null, createElement('button', { type: 'button', onClick })),
	);

test('links and plain components may stand in static HTML', () => {
	const list = createElement('ul', null, [createElement(Row, { key: 1 }), 'text', null, false]);
	assert.equal(assertStatic(list), list);
});

test('an event handler deep inside is refused, and so is what cannot be looked into', () => {
	const deep = createElement('nav', null, createElement(Row, { onClick: () => {} }));
	assert.throws(() => assertStatic(deep), /<button> in StaticHtml has onClick/);
	assert.throws(() => assertStatic(createElement(memo(Row))), /only elements and plain function components/);
});
