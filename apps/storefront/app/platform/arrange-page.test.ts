import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { arrangePage } from './arrange-page.ts';

const PAGE = [
	'<!DOCTYPE html><html lang="ru"><head><meta charSet="utf-8"/><link rel="modulepreload" href="/assets/words.js"/>',
	'<link rel="modulepreload" href="/assets/root.js"/><link rel="stylesheet" href="/assets/a.css#"/>',
	'<link rel="stylesheet" href="/assets/b.css"/></head><body><p>Dükan</p><script type="module" async="">',
	'import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/home.js";\n',
	'\n  window.__reactRouterRouteModules = {"root":route0,"home":route1};\n\nimport("/assets/entry.js");</script></body></html>',
].join('');
const STYLES = { '/assets/a.css': '.a{color:red}', '/assets/b.css': '.b{color:blue}' };

describe('a page in the order of a slow line', () => {
	test('carries its styles, and its links to them stay but fetch nothing', () => {
		const { html: page } = arrangePage(PAGE, STYLES);
		assert.match(page, /<style>\.a\{color:red\}\.b\{color:blue\}<\/style><link rel="stylesheet"/);
		assert.match(page, /<link rel="stylesheet" href="\/assets\/a\.css#" disabled=""\/>/);
		assert.match(page, /<link rel="stylesheet" href="\/assets\/b\.css" disabled=""\/>/);
	});

	test('keeps its links where one of the styles is not known', () => {
		const { html: page } = arrangePage(PAGE, { '/assets/a.css': '.a{}' });
		assert.doesNotMatch(page, /<style>|disabled/);
	});

	test('asks for no script before its starter says so, and then for all of them', () => {
		const { html: page } = arrangePage(PAGE, STYLES);
		assert.doesNotMatch(page, /<link rel="modulepreload"/);
		const start = /<script type="module" async="">(.*)<\/script><\/body>/s.exec(page)?.[1] ?? '';
		assert.doesNotMatch(start, /^\s*import /m);
		assert.match(start, /const hints=\["\/assets\/words\.js","\/assets\/root\.js"\]/);
		assert.match(
			start,
			/\[import\("\/assets\/root\.js"\),import\("\/assets\/home\.js"\),import\("\/assets\/manifest\.js"\)\]/,
		);
		assert.match(
			start,
			/\(\[route0,route1\]\)=>\{window\.__reactRouterRouteModules=\{"root":route0,"home":route1\};/,
		);
		assert.match(start, /import\("\/assets\/entry\.js"\)/);
	});

	test('runs what all scripts need first, each in a turn of its own', () => {
		const common = ['parts-1', 'framework-2'].map(
			(name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`,
		);
		const { html: page } = arrangePage(PAGE.replace('<head>', `<head>${common.join('')}`), STYLES);
		const order = [
			'import("/assets/framework-2.js")',
			'setTimeout(done)',
			'import("/assets/parts-1.js")',
			'setTimeout(done)',
			'import("/assets/root.js")',
			'import("/assets/entry.js")',
		];
		let at = page.indexOf('function begin()');
		for (const step of order) {
			at = page.indexOf(step, at);
			assert.ok(at > 0, step);
		}
	});

	test('is left alone where there is no script to start', () => {
		const plain = '<html lang="ru"><head></head><body></body></html>';
		assert.equal(arrangePage(plain, STYLES).html, plain);
	});
});
