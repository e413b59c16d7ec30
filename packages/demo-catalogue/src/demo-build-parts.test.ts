import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildPreset, PRESETS } from '@dukan/domain/goods/pc-builder/build-presets.ts';
import { buildIssues, missingSlots, powerOf } from '@dukan/domain/goods/pc-builder/build-rules.ts';
import { findBuildSlot, PART_ATTRIBUTES } from '@dukan/domain/goods/pc-builder/build-slots.ts';
import { BUILD_SLOTS, type BuildSlot } from '@dukan/domain/goods/structure/build-slots.ts';
import { buildCatalogue } from './build-catalogue.ts';
import type { Attributes } from './catalogue-types.ts';

const catalogue = buildCatalogue();
const slotOf = new Map(
	catalogue.subcategories.map(({ id, buildSlot = '' }) => [id, findBuildSlot(buildSlot)] as const),
);

type DemoPart = { id: number; slot: BuildSlot; attributes: Attributes; priceTenge: number; stock: number };

const parts = catalogue.products.flatMap((product): DemoPart[] => {
	const slot = slotOf.get(product.subcategoryId);
	const { id, attributes, priceTenge, stock } = product;
	return slot ? [{ id, slot, attributes, priceTenge, stock }] : [];
});
const ofSlot = (slot: BuildSlot) => parts.filter((part) => part.slot === slot);

/** Returns the expected issues of two parts. It finds them independently of the rules. */
function expected(one: DemoPart, other: DemoPart): string[] {
	const found: string[] = [];
	const pick = (slot: BuildSlot) => [one, other].find((part) => part.slot === slot)?.attributes;
	const [cpu, board, memory] = [pick('processor'), pick('board'), pick('memory')];
	const [card, drive, housing] = [pick('graphics'), pick('storage'), pick('case')];
	const [cooler, supply] = [pick('cooler'), pick('power')];
	if (cpu && board && `${cpu.socket}` !== `${board.socket}`) found.push('socket');
	const socket = (cpu ?? board)?.socket;
	if (cooler && socket && !` ${String(cooler.socket).replaceAll('/', ' ')} `.includes(` ${socket} `))
		found.push('cooler_socket');
	if (cpu && cooler && Number(cooler.tdp) - Number(cpu.tdp) < 0) found.push('cooler_heat');
	if (memory && board && `${memory.memoryType}` !== `${board.memoryType}`) found.push('memory_type');
	if (memory && board && Number(memory.modules) > Number(board.memorySlots)) found.push('memory_slots');
	const roomy: Record<string, string[]> = {
		'Mini-ITX': ['Mini-ITX'],
		'Micro-ATX': ['Mini-ITX', 'Micro-ATX'],
		ATX: ['Mini-ITX', 'Micro-ATX', 'ATX'],
	};
	if (board && housing && !roomy[String(housing.formFactor)]?.includes(String(board.formFactor)))
		found.push('form_factor');
	if (card && housing && Number(card.cardLength) > Number(housing.maxCardLength)) found.push('card_length');
	if (drive && board && drive.formFactor === 'M.2 2280' && !board.m2Slots) found.push('m2_slot');
	if (supply) {
		const used =
			(cpu ? Number(cpu.tdp) : 0) +
			(card ? Number(card.power) : 0) +
			(board ? 50 : 0) +
			(memory ? 5 * Number(memory.modules) : 0) +
			(drive ? 10 : 0) +
			(cooler ? 15 : 0);
		if (used * 13 > Number(supply.power) * 10) found.push('power');
	}
	return found;
}

describe('CHOOSE-06 the demo catalogue as parts', () => {
	test('CHOOSE-06 every slot has parts, and every part says what the rules ask', () => {
		for (const slot of BUILD_SLOTS) assert.ok(ofSlot(slot).length >= 8, slot);
		const known = new Set(catalogue.attributes.map(({ key }) => key));
		for (const key of PART_ATTRIBUTES) assert.ok(known.has(key), key);
		const asked: Record<BuildSlot, string[]> = {
			processor: ['socket', 'tdp', 'integratedGraphics'],
			board: ['socket', 'formFactor', 'memoryType', 'memorySlots', 'm2Slots'],
			memory: ['memoryType', 'modules'],
			graphics: ['power', 'cardLength'],
			storage: ['formFactor'],
			case: ['formFactor', 'maxCardLength'],
			cooler: ['socket', 'tdp'],
			power: ['power'],
		};
		for (const { slot, attributes, id } of parts)
			for (const key of asked[slot]) assert.notEqual(attributes[key], undefined, `${key} of ${id}`);
	});

	test('CHOOSE-06 every pair of parts is judged as an independent recomputation judges it', () => {
		const codes = new Set<string>();
		let pairs = 0;
		for (const one of parts)
			for (const other of parts) {
				if (BUILD_SLOTS.indexOf(one.slot) >= BUILD_SLOTS.indexOf(other.slot)) continue;
				pairs += 1;
				const build = { parts: { [one.slot]: one, [other.slot]: other }, memoryCount: 1 };
				const judged = buildIssues(build).map(({ code }) => code);
				assert.deepEqual(judged, expected(one, other), `${one.id} with ${other.id}`);
				for (const code of judged) codes.add(code);
			}
		assert.ok(pairs > 3000, String(pairs));
		assert.deepEqual(
			[...codes].toSorted(),
			['card_length', 'cooler_heat', 'cooler_socket', 'form_factor', 'memory_type', 'socket'],
			'the demo shows that parts may not fit, and why',
		);
	});

	test('CHOOSE-06 every preset is complete, fits, has power to spare and is in stock', () => {
		const inStock = Object.fromEntries(
			BUILD_SLOTS.map((slot) => [slot, ofSlot(slot).filter(({ stock }) => stock > 0)]),
		) as Record<BuildSlot, DemoPart[]>;
		const totals = PRESETS.map((preset) => {
			const build = buildPreset(preset, inStock);
			assert.ok(build, preset);
			assert.deepEqual([buildIssues(build), missingSlots(build)], [[], []], preset);
			assert.ok(powerOf(build).neededW <= Number(build.parts.power?.attributes.power));
			assert.ok(preset !== 'games' || build.parts.graphics);
			return Object.values(build.parts).reduce((sum, part) => sum + part.priceTenge, 0);
		});
		assert.deepEqual(
			totals,
			totals.toSorted((a, b) => a - b),
			'study, office, games',
		);
	});

	test('CHOOSE-06 without a part that fits there is no preset', () => {
		const none = Object.fromEntries(
			BUILD_SLOTS.map((slot) => [slot, slot === 'board' ? [] : ofSlot(slot)]),
		) as Record<BuildSlot, DemoPart[]>;
		assert.equal(buildPreset('study', none), undefined);
	});
});
