import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BANNER_LINK } from './banner-link.ts';

for (const link of [
	'/',
	'/a',
	'/saleproducts',
	'/category/laptops-1?brand=3&sort=price',
	'/search?query=a%20b',
	'/a//b',
	'https://shop.example',
	'https://shop.example/a?b=1#c',
])
	test(`S8 a banner may lead to ${link}`, () => {
		assert.match(link, BANNER_LINK);
	});

for (const [what, link] of [
	['nothing', ''],
	['a path that begins nowhere', 'saleproducts'],
	['another host without a scheme', '//evil.example'],
	['another host behind a backslash', '/\\evil.example'],
	['another host behind a tab, which browsers pass over', '/\t/evil.example'],
	['a path with a backslash', '/a\\b'],
	['a path with a blank', '/a b'],
	['a path with a blank in front', ' /a'],
	['a path with a line end', '/a\n'],
	['a script', 'javascript:alert(1)'],
	['a script that ends like a path', 'javascript:alert(1)/'],
	['a script that ends like an address', 'javascript:alert(1)//https://shop.example'],
	['an address that anyone on the way can read', 'http://shop.example'],
	['https without a host', 'https://'],
	['a host behind a blank', 'https:// shop.example'],
	['a host with a backslash', 'https://shop.example\\@evil.example'],
	['two addresses', 'https://shop.example https://evil.example'],
	['https in capitals', 'HTTPS://shop.example'],
] as const)
	test(`S8 a banner does not lead to ${what}`, () => {
		assert.doesNotMatch(link, BANNER_LINK);
	});
