import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smsSender } from './shop-name.ts';

test('OWN-01 the sender of an SMS is the name of the shop in eleven Latin characters', () => {
	assert.equal(smsSender('Dükan'), 'Dukan');
	assert.equal(smsSender('Täze  Bazar №1'), 'Taze Bazar');
	assert.equal(smsSender('Elektronika dünýäsi'), 'Elektronika');
	assert.equal(smsSender('«Dünýä» — Elektronika'), 'Dunya Elekt');
	assert.equal(smsSender('№ 1 Elektronika'), '1 Elektroni', 'no blank in front');
	assert.equal(smsSender('Магазин'), 'Shop');
});
