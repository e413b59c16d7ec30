import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@dukan/domain/base/language/language.ts';
import type { BuildPart, PartAttributes } from '@dukan/domain/goods/pc-builder/build-slots.ts';
import { BUILD_SLOTS, type BuildSlot } from '@dukan/domain/goods/structure/build-slots.ts';
import { buildActions } from './build-actions.ts';
import { builderAddress, builderData } from './builder-data.ts';

const part = (p_id: number, slot: BuildSlot, attributes: PartAttributes, p_quantity = 5): BuildPart => ({
	p_id,
	slot,
	attributes,
	slotCount: 2,
	p_quantity,
	categoryKId: 3,
	p_img: 'none.webp',
	p_name_en: `Part ${p_id}`,
	p_name_ru: `Деталь ${p_id}`,
	p_name_tm: `Bölek ${p_id}`,
	p_price_1: 100,
	p_price_3: 90,
	product_unit: 1,
	new: 0,
	sale: '0',
	premium: '0',
	product_qty: 0,
	product_limit: 0,
	isLimit: '0',
	brand_id: 1,
});

/** In each slot, the second part breaks every rule that it can. */
const PARTS = [
	part(1, 'processor', { socket: 'AM5', tdp: 65, integratedGraphics: true }),
	part(2, 'processor', { socket: 'AM4', tdp: 300 }),
	part(3, 'board', { socket: 'AM5', formFactor: 'ATX', memoryType: 'DDR5', memorySlots: 2, m2Slots: 1 }),
	part(4, 'board', { socket: 'LGA1700', formFactor: 'ATX', memoryType: 'DDR4', memorySlots: 1, m2Slots: 0 }),
	part(5, 'memory', { memoryType: 'DDR5', modules: 1 }),
	part(6, 'storage', { formFactor: 'M.2 2280' }),
	part(7, 'case', { formFactor: 'ATX', maxCardLength: 300 }),
	part(8, 'case', { formFactor: 'Mini-ITX', maxCardLength: 200 }),
	part(9, 'cooler', { socket: 'AM5', tdp: 65 }),
	part(10, 'power', { power: 450 }),
	part(11, 'power', { power: 100 }),
	part(12, 'graphics', { power: 100, cardLength: 300 }),
	part(13, 'memory', { memoryType: 'DDR5', modules: 1 }, 0),
];

const READY = { processor: 1, board: 3, memory: 5, storage: 6, case: 7, cooler: 9, power: 10 };

const data = (
	ids: Partial<Record<BuildSlot, number>>,
	options: { choosing?: BuildSlot; memoryCount?: number } = {},
) =>
	builderData(PARTS, {
		choice: { ids, memoryCount: options.memoryCount ?? 1 },
		choosing: options.choosing,
		language: 'ru',
	});

test('CHOOSE-06 a complete build that fits says so, with its total and its power', () => {
	const { isReady, status, issues, total, power } = data(READY, { memoryCount: 2 });
	assert.deepEqual([isReady, issues], [true, []]);
	assert.equal(status, 'Все детали есть, и они подходят друг к другу');
	assert.match(total.text, /^800/);
	assert.equal(power, 'Потребление: 150 Вт. С запасом нужен блок питания от 195 Вт.');
});

test('CHOOSE-06 missing parts are named, also a graphics card where the processor has none', () => {
	assert.equal(
		data({ processor: 2, board: 4, memory: 5, storage: 6, case: 7 }).status,
		'Ещё не хватает: Видеокарта, Охлаждение, Блок питания',
	);
});

test('CHOOSE-06 every reason has a sentence in three languages, with its values', () => {
	const ids = { processor: 2, board: 4, memory: 5, graphics: 12, storage: 6, case: 8, cooler: 9, power: 11 };
	for (const language of LANGUAGES) {
		const { issues } = builderData(PARTS, { choice: { ids, memoryCount: 2 }, choosing: undefined, language });
		assert.equal(issues.length, 9, issues.join('\n'));
		for (const text of issues) assert.doesNotMatch(text, /[{}]|undefined/);
		assert.equal(new Set(issues).size, 9);
	}
});

test('CHOOSE-06 a part that does not fit is shown with its reason, one that is sold out too', () => {
	const boards = data({ processor: 1 }, { choosing: 'board' }).choosing;
	assert.deepEqual(
		boards?.fits.map(({ id }) => id),
		[3],
	);
	assert.deepEqual(
		boards?.others.map(({ id, reasons }) => [id, reasons]),
		[[4, ['Процессору нужен сокет AM5, а у платы LGA1700']]],
	);
	assert.equal(boards?.fits[0]?.href, '/pc-builder?processor=1&board=3');
	const memory = data({}, { choosing: 'memory' }).choosing;
	assert.deepEqual(
		memory?.others.map(({ reasons }) => reasons),
		[['Нет в наличии']],
	);
});

test('CHOOSE-06 a part in the wrong slot, or one that is not sold, is left out', () => {
	const { slots, chosen } = data({ processor: 3, board: 999 });
	assert.ok(slots.every(({ part: shown }) => shown === undefined));
	assert.deepEqual(chosen, []);
});

test('CHOOSE-06 the whole build goes into the cart, as many kits as chosen, without what is sold out', () => {
	const actions = buildActions(data(READY, { memoryCount: 3 }).chosen);
	assert.deepEqual(
		actions.filter(({ type }) => type === 'increase'),
		[
			{ type: 'increase', productId: 5 },
			{ type: 'increase', productId: 5 },
		],
	);
	assert.equal(actions.filter(({ type }) => type === 'add').length, 7);
	assert.deepEqual(buildActions(data({ memory: 13 }).chosen), []);
});

test('CHOOSE-06 presets lead to builds that are complete', () => {
	const { presets } = data({});
	assert.equal(presets.length, 3);
	for (const { href } of presets)
		for (const slot of BUILD_SLOTS)
			assert.ok(slot === 'graphics' || href.includes(`${slot}=`), `${slot} in ${href}`);
	assert.equal(builderAddress({ ids: {}, memoryCount: 1 }), '/pc-builder');
});
