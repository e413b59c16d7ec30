import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attributeWire } from './attribute-wire.ts';

const attribute = {
	key: 'x',
	type: 'number' as const,
	name_en: 'X',
	name_ru: '',
	name_tm: '',
	value_text: null,
	value_number: null,
	value_bool: null,
	value_name_en: null,
	value_name_ru: null,
	value_name_tm: null,
	unit: null,
	unit_en: null,
	unit_ru: null,
	unit_tm: null,
};
const gigabytes = { unit: 'GB', unit_en: 'GB', unit_ru: 'ГБ', unit_tm: 'GB' };

test('GEN-03 numbers have the unit and the comma of the language', () => {
	assert.equal(attributeWire({ ...attribute, ...gigabytes, value_number: '512' }).value_ru, '512\u00a0ГБ');
	assert.equal(attributeWire({ ...attribute, ...gigabytes, value_number: '1024' }).value_ru, '1\u00a0ТБ');
	assert.equal(attributeWire({ ...attribute, ...gigabytes, value_number: '1536' }).value_en, '1536\u00a0GB');
	assert.equal(
		attributeWire({ ...attribute, value_number: '15.60', unit_en: '″', unit_tm: '″' }).value_tm,
		'15,6″',
	);
	assert.equal(
		attributeWire({ ...attribute, value_number: '26000', unit_en: 'DPI' }).value_en,
		'26,000\u00a0DPI',
	);
});

test('GEN-01 GEN-03 yes and no in each language; names and values fall back to English', () => {
	assert.equal(attributeWire({ ...attribute, value_bool: true }).value_tm, 'Hawa');
	const wire = attributeWire({
		...attribute,
		value_text: 'Metal',
		value_name_en: 'Metal',
		value_name_ru: '',
	});
	assert.equal(wire.name_ru, 'X');
	assert.equal(wire.value_ru, 'Metal');
});
