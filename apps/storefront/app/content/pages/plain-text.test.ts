import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainText } from './plain-text.ts';

test('the first words of a page without its markup', () => {
	assert.equal(
		plainText('<h2>Оплата</h2><p>Наличными &amp; картой &lt;на месте&gt;</p>'),
		'Оплата Наличными & картой <на месте>',
	);
	assert.equal(plainText('&amp;lt;'), '&lt;', 'unescaped once');
	assert.equal(plainText(`<p>${'x'.repeat(300)}</p>`).length, 200);
	assert.equal(plainText(''), '');
});
