import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isGsm, nameThatFits, plainSms, smsSize } from './sms-parts.ts';

test('GEN-03 SMS: letters of GSM 03.38 are 160 a message, one letter outside makes it 70; parts lose room for their number', () => {
	const sizes: ReadonlyArray<readonly [text: string, alphabet: string, parts: number]> = [
		['', 'gsm', 1],
		['Dükan: äöüÄÖÜßñ', 'gsm', 1],
		['a'.repeat(160), 'gsm', 1],
		['a'.repeat(161), 'gsm', 2],
		['a'.repeat(306), 'gsm', 2],
		['a'.repeat(307), 'gsm', 3],
		[`${'a'.repeat(158)}€`, 'gsm', 1],
		[`${'a'.repeat(159)}€`, 'gsm', 2],
		['ж'.repeat(70), 'unicode', 1],
		['ж'.repeat(71), 'unicode', 2],
		['ж'.repeat(134), 'unicode', 2],
		['ж'.repeat(135), 'unicode', 3],
		[`${'a'.repeat(70)}ý`, 'unicode', 2],
		['😀'.repeat(35), 'unicode', 1],
		['😀'.repeat(36), 'unicode', 2],
	];
	for (const [text, alphabet, parts] of sizes) {
		const size = smsSize(text);
		assert.deepEqual([size.alphabet, size.parts], [alphabet, parts], text.slice(0, 20) + text.length);
	}
});

test('GEN-03 SMS: the letters of Turkmen that GSM 03.38 has are plain, ý ň ş ž and small ç are not', () => {
	for (const letter of 'äöüÄÖÜÇ') assert.ok(isGsm(letter), letter);
	for (const letter of 'ýňşžçÝŇŞŽ') assert.ok(!isGsm(letter), letter);
});

test('GEN-03 SMS: signs of print become plain ones, letters stay', () => {
	assert.equal(plainSms('«Dükan» 9–18, 1\u00a0000 TMT… don’t'), '"Dükan" 9-18, 1 000 TMT... don\'t');
	assert.ok(isGsm(plainSms('“A” — 1\u202f000…')));
	assert.equal(plainSms('Товар готов, ýok'), 'Товар готов, ýok');
});

test('CHOOSE-05 a name in an SMS is cut to the parts that the message may take, and no shorter', () => {
	const compose = (name: string) => `Подешевело: ${name}. https://dukan.example/p/1`;
	assert.equal(nameThatFits('Чайник', compose, 1), 'Чайник');
	const long = 'Холодильник '.repeat(12).trim();
	for (const parts of [1, 2, 3]) {
		const name = nameThatFits(long, compose, parts);
		assert.equal(smsSize(compose(name)).parts, parts);
		const letterMore = `${long.slice(0, name.length - 2 + 1)}..`;
		assert.ok(
			name === long || smsSize(compose(letterMore)).parts > parts || /\s/.test(letterMore.at(-3) ?? ''),
		);
	}
});
