import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foreignAddresses, lockProblems, unpinned } from './supply-chain.ts';

test('S16 a package without its hash, with a host or with an unknown install script is named', () => {
	const integrity = 'sha512-abc';
	const good = { integrity, hasInstallScript: true };
	assert.deepEqual(
		lockProblems({ '': {}, 'node_modules/fsevents': good, 'node_modules/own': { link: true } }),
		[],
	);
	assert.deepEqual(
		lockProblems({
			'node_modules/a': { integrity: 'sha1-abc' },
			'node_modules/b/node_modules/c': { integrity, resolved: 'https://elsewhere.example/c.tgz' },
			'apps/server/node_modules/@d/e': good,
		}),
		['a has no sha512 integrity', 'c names the host it came from', '@d/e brings an install script'],
	);
});

test('S16 a version that is not exact is named, in overrides too', () => {
	assert.deepEqual(unpinned({ a: '1.2.3', b: '18.4.0-beta.17' }), []);
	assert.deepEqual(unpinned({ a: '^1.2.3', b: { c: '5' } }), [
		'a is not pinned (^1.2.3)',
		'c is not pinned (5)',
	]);
});

test('S16 an address on another host is found wherever a browser would ask it; names and links are not', () => {
	const asked = [
		'fetch("https://cdn.example/a.js")',
		'new WebSocket(`wss://live.example`)',
		'background: url(//img.example/a.png)',
	];
	assert.deepEqual(asked.flatMap(foreignAddresses), [
		'https://cdn.example/a.js',
		'wss://live.example',
		'//img.example/a.png',
	]);
	assert.deepEqual(
		foreignAddresses('xmlns="http://www.w3.org/2000/svg" "@context":"https://schema.org"'),
		[],
	);
});
