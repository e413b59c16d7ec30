import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameVariants } from './name-variants.ts';

test('DESK-08 a name typed in one alphabet is found in the other', () => {
	assert.ok(nameVariants('serdar').includes('сердар'));
	assert.ok(nameVariants('Сердар').includes('serdar'));
	assert.ok(nameVariants('shemshat').includes('шемшат'));
	assert.ok(nameVariants('Майса').some((variant) => variant.startsWith('ma')));
	assert.deepEqual(nameVariants('5551234'), ['5551234']);
});

for (const [cyrillic, latin] of [
	['Джемал', 'jemal'],
	['Чары', 'chary'],
	['Шохрат', 'shokhrat'],
	['Дидар', 'didar'],
] as const)
	test(`DESK-08 ${cyrillic} is written ${latin} in Latin letters`, () => {
		assert.ok(nameVariants(cyrillic).includes(latin));
	});
