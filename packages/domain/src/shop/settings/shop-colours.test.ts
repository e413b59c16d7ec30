import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast, DEFAULT_COLOUR, MIN_CONTRAST, shopColours } from './shop-colours.ts';

test('OWN-01 the ratio of two colours is that of WCAG', () => {
	assert.equal(contrast('#000000', '#ffffff'), 21);
	assert.equal(contrast('#ffffff', '#000000'), 21);
	assert.equal(contrast('#808080', '#808080'), 1);
	assert.equal(contrast('#767676', '#ffffff').toFixed(2), '4.54');
	assert.equal(contrast('#777777', '#ffffff').toFixed(2), '4.48');
});

test('OWN-01 a colour is taken only where its text can be read on every ground of the shop', () => {
	for (const colour of [DEFAULT_COLOUR, '#000000', '#1f5c46', '#0b4f9c', '#5b2a86'])
		assert.ok(shopColours(colour), colour);
	for (const colour of ['#ffffff', '#ffd400', '#ff0000', '#2f9e44', '#767676', '#808080'])
		assert.equal(shopColours(colour), undefined, colour);
});

test('OWN-01 of two greys side by side the limit takes the darker one', () => {
	const grey = (level: number) => `#${level.toString(16).padStart(2, '0').repeat(3)}`;
	const levels = Array.from({ length: 256 }, (_, level) => level);
	const lightest = levels.findLastIndex((level) => shopColours(grey(level)) !== undefined);
	assert.ok(contrast(grey(lightest), '#efe9df') >= MIN_CONTRAST);
	assert.ok(contrast(grey(lightest + 1), '#efe9df') < MIN_CONTRAST);
	assert.ok(levels.every((level) => (shopColours(grey(level)) !== undefined) === level <= lightest));
});

test('OWN-01 the pressed shade is darker, the ground of notes nearly white, and both can be read', () => {
	const { deep, tint } = shopColours('#1f5c46') ?? assert.fail();
	assert.deepEqual([deep, tint], ['#194a38', '#eff4f2']);
	assert.equal(shopColours('#001020')?.deep, '#000d1a', 'two digits for each channel');
	assert.ok(contrast(deep, '#ffffff') > contrast('#1f5c46', '#ffffff'));
	assert.ok(contrast('#1f5c46', tint) >= MIN_CONTRAST);
});

test('LIGHT-05 in dark colours any accepted colour can be read on its note, and dark text on it', () => {
	for (const colour of [DEFAULT_COLOUR, '#000000', '#1f5c46', '#0b4f9c', '#5b2a86']) {
		const { dark } = shopColours(colour) ?? assert.fail();
		for (const ground of [dark.tint, '#14110f', '#1d1917', '#2e2824'])
			assert.ok(contrast(dark.accent, ground) >= MIN_CONTRAST, `${colour} on ${ground}`);
		assert.ok(contrast('#2a0c12', dark.accent) >= MIN_CONTRAST, `text on ${colour}`);
		assert.ok(contrast(dark.deep, '#14110f') > contrast(dark.accent, '#14110f'), colour);
	}
});
