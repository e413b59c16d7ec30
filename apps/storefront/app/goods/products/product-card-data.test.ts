import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AttributeWire } from '@dukan/domain/goods/structure/structure.api.ts';
import { productWire } from '../../testing/product-wire.ts';
import { productCardData } from './product-card-data.ts';

const attribute = (value: string, worded = value): AttributeWire => ({
	key: 'x',
	name_en: 'Name',
	name_ru: 'Имя',
	name_tm: 'Ady',
	value_en: value,
	value_ru: worded,
	value_tm: worded,
});

test('CAT-02 a highlight says of what it is: a yes by its name, a bare number with its name, a no not at all; a card has room for three', () => {
	const card = productCardData(productWire({ p_id: 1, new: 1 }), 'ru', [
		attribute('Yes', 'Да'),
		attribute('No', 'Нет'),
		attribute('8'),
		attribute('16 GB', '16 ГБ'),
	]);
	assert.deepEqual(card.highlights, ['Имя', '', 'Имя: 8']);
	const sized = productCardData(productWire({ p_id: 1 }), 'ru', [attribute('16 GB', '16 ГБ')]);
	assert.deepEqual(sized.highlights, ['16 ГБ']);
	assert.equal(card.isNew, true);
	assert.equal(productCardData(productWire({ p_id: 1 }), 'ru').highlights, undefined);
});

test('CHOOSE-03 a card says the average and of how many reviews, in the way numbers are written; nothing without reviews', () => {
	const rated = productWire({ p_id: 1, rating: 4.5, reviews: 12 });
	assert.equal(productCardData(rated, 'ru').rating, '4,5 (12)');
	assert.equal(productCardData(rated, 'en').rating, '4.5 (12)');
	assert.equal(productCardData(productWire({ p_id: 1, rating: 4, reviews: 1 }), 'tm').rating, '4,0 (1)');
	assert.equal(productCardData(productWire({ p_id: 1 }), 'ru').rating, undefined);
});
