import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitText, hasGlyph, measureText, outlineText, type TextBox } from './text-outline.ts';

const ALPHABETS = {
	ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
	tm: 'abçdeäfghijžklmnňoöprsştuüwyýz',
	en: 'abcdefghijklmnopqrstuvwxyz',
};
const BOX: TextBox = { width: 600, height: 300, maxLines: 3, weight: 800, size: 100, leading: 1.04 };

for (const [language, letters] of Object.entries(ALPHABETS)) {
	test(`every letter of ${language} has a glyph`, () => {
		for (const char of letters + letters.toUpperCase()) {
			for (const weight of [500, 800] as const) {
				assert.ok(hasGlyph(char, weight), `${char} in weight ${weight}`);
				assert.match(
					outlineText(char, 0, 0, { size: 40, weight }, '#000'),
					/^<path d="M[-\d. MLQCz]+" fill="#000"\/>$/,
				);
			}
		}
	});
}

test('digits and the usual signs have glyphs', () => {
	for (const char of '0123456789 %+-–—,.:;!?()«»"№&/') assert.ok(hasGlyph(char, 700), char);
});

test('measuring adds up and grows with the size', () => {
	const style = { size: 50, weight: 700 } as const;
	const whole = measureText('Täze ноутбуки', style);
	const parts = measureText('Täze ', style) + measureText('ноутбуки', style);
	assert.ok(Math.abs(whole - parts) < style.size * 0.1, `${whole} and ${parts}`);
	assert.ok(Math.abs(measureText('Täze ноутбуки', { ...style, size: 100 }) - 2 * whole) < 0.01);
	assert.equal(measureText('', style), 0);
});

test('wrapping keeps all words in order and stays in the box', () => {
	for (const text of [
		'Aşgabat boýunça mugt eltip bermek',
		'Бесплатная доставка по Ашхабаду',
		'New laptops for study',
		'Одно',
		'a b c d e f g h i j k l m n o p q r s t u v w x y z and some more words of every length',
	]) {
		const { lines, size } = fitText(text, BOX);
		assert.equal(lines.join(' ').replaceAll('\u00a0', ' '), text);
		assert.ok(lines.length <= 3);
		for (const line of lines)
			assert.ok(measureText(line, { size, weight: 800 }) <= 600, `${line} at ${size}`);
	}
});

test('a percent sign stays with its number and a short word with the next', () => {
	const { lines } = fitText('Скидки до 30 %', { ...BOX, width: 300 });
	assert.deepEqual(lines, ['Скидки', 'до\u00a030\u00a0%']);
});

test('a character without a glyph is left out', () => {
	assert.equal(outlineText('漢', 0, 0, { size: 40, weight: 700 }, '#000'), '');
});
