import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { prioritiseCriticalHtml, type Styles } from './prioritise-critical-html.ts';

const NONCE = 'secret';
const PAGE = [
	'<!DOCTYPE html><html lang="ru"><head><meta charSet="utf-8"/><link rel="modulepreload" href="/assets/words.js"/>',
	'<link rel="modulepreload" nonce="secret" href="/assets/root.js"/><link rel="stylesheet" href="/assets/a.css#"/>',
	'<link rel="stylesheet" href="/assets/b.css"/></head><body><p>Dükan</p><script>planted()</script>',
	'<script nonce="secret">window.context = {};</script><script nonce="secret" type="module" async="">',
	'import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nimport * as route1 from "/assets/home.js";\n',
	'\n  window.routes = {"root":route0,"home":route1};\n\nimport("/assets/entry.js");</script></body></html>',
].join('');
const STYLES = { '/assets/a.css': '.a{color:red}', '/assets/b.css': '.b{color:blue}' };

function prioritise(rendered: string, styles: Styles = STYLES) {
	const { html, ...inline } = prioritiseCriticalHtml(Buffer.from(rendered), NONCE, styles);
	return { html: html.toString(), ...inline };
}

const starterOf = (html: string) =>
	/<script type="module" async="">(.*)<\/script><\/body>/s.exec(html)?.[1] ?? '';

describe('a page in the order of a slow connection', () => {
	test('carries its styles, and its links to them stay but fetch nothing', () => {
		const { html, inlineStyles } = prioritise(PAGE);
		assert.match(html, /<style>\.a\{color:red\}\.b\{color:blue\}<\/style><link rel="stylesheet"/);
		assert.match(html, /<link rel="stylesheet" href="\/assets\/a\.css#" disabled=""\/>/);
		assert.match(html, /<link rel="stylesheet" href="\/assets\/b\.css" disabled=""\/>/);
		assert.deepEqual(inlineStyles, ['.a{color:red}.b{color:blue}']);
	});

	test('keeps its links where one of the styles is not known', () => {
		const { html, inlineStyles } = prioritise(PAGE, { '/assets/a.css': '.a{}' });
		assert.doesNotMatch(html, /<style>|disabled/);
		assert.deepEqual(inlineStyles, []);
	});

	test('requests no script before its starter says so, and then all of them', () => {
		const page = prioritise(PAGE);
		assert.doesNotMatch(page.html, /<link rel="modulepreload"/);
		const start = starterOf(page.html);
		assert.doesNotMatch(start, /^\s*import /m);
		assert.match(start, /const hints=\["\/assets\/words\.js","\/assets\/root\.js"\]/);
		assert.match(
			start,
			/\[import\("\/assets\/root\.js"\),import\("\/assets\/home\.js"\),import\("\/assets\/manifest\.js"\)\]/,
		);
		assert.match(
			start,
			/\(\[route0,route1\]\)=>\{window\.routes = \{"root":route0,"home":route1\};return import/,
		);
		assert.match(start, /import\("\/assets\/entry\.js"\)/);
	});

	test('runs what all scripts need first, each in a task of its own', () => {
		const common = ['parts-1', 'framework-2'].map(
			(name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`,
		);
		const { html } = prioritise(PAGE.replace('<head>', `<head>${common.join('')}`));
		const order = [
			'import("/assets/framework-2.js")',
			'setTimeout(done)',
			'import("/assets/parts-1.js")',
			'setTimeout(done)',
			'import("/assets/root.js")',
			'import("/assets/entry.js")',
		];
		let at = html.indexOf('function begin()');
		for (const step of order) {
			at = html.indexOf(step, at);
			assert.ok(at > 0, step);
		}
	});

	test('S8 names the scripts that the shop and its router wrote, and no other', () => {
		const { html, inlineScripts } = prioritise(PAGE);
		assert.doesNotMatch(html, /nonce|secret/);
		assert.equal(inlineScripts.length, 3);
		for (const content of inlineScripts) assert.ok(html.includes(`>${content}</script>`), content);
		assert.ok(inlineScripts.includes('window.context = {};'));
		assert.ok(html.includes('<script>planted()</script>'));
		assert.ok(!inlineScripts.includes('planted()'));
	});

	test('is left alone where there is no script to start', () => {
		const plain = '<html lang="ru"><head></head><body></body></html>';
		assert.deepEqual(prioritise(plain), {
			html: plain,
			inlineScripts: [],
			inlineStyles: [],
		});
	});
});
