import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStillWrong } from './still-wrong.ts';

test('a field that was refused is wrong until it is changed; a change of another field leaves it so', () => {
	const refused = { names: { en: '', ru: '' }, brandId: 0, attributes: { ram: 'x' } };
	assert.equal(isStillWrong('names.en', refused, { ...refused, names: { en: '', ru: 'Кабель' } }), true);
	assert.equal(isStillWrong('names.en', refused, { ...refused, names: { en: 'Cable', ru: '' } }), false);
	assert.equal(isStillWrong('brandId', refused, { ...refused, brandId: 7 }), false);
	assert.equal(isStillWrong('attributes.ram', refused, { ...refused, attributes: {} }), false);
	assert.equal(isStillWrong('nothing.here', refused, refused), true);
});
