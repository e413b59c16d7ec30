import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { BUILD_SLOTS, type BuildSlot } from '../structure/build-slots.ts';
import { type BuildIssue, buildIssues, issuesOfPart, missingSlots, powerOf } from './build-rules.ts';
import {
	type Build,
	findBuildSlot,
	MAX_MEMORY_COUNT,
	type PartAttributes,
	readBuildChoice,
	writeBuildChoice,
} from './build-slots.ts';

const part = (attributes: PartAttributes) => ({ id: 1, attributes });

function build(parts: Partial<Record<BuildSlot, PartAttributes>>, memoryCount = 1): Build {
	const entries = Object.entries(parts).map(([slot, attributes]) => [slot, part(attributes)]);
	return { parts: Object.fromEntries(entries), memoryCount };
}

const codes = (parts: Partial<Record<BuildSlot, PartAttributes>>, memoryCount = 1) =>
	buildIssues(build(parts, memoryCount)).map(({ code }) => code);

type Misfit = BuildIssue & { parts: Partial<Record<BuildSlot, PartAttributes>>; memoryCount?: number };

const MISFITS: readonly Misfit[] = [
	{
		code: 'socket',
		parts: { processor: { socket: 'AM5' }, board: { socket: 'AM4' } },
		slots: ['processor', 'board'],
		values: { processor: 'AM5', board: 'AM4' },
	},
	{
		code: 'cooler_socket',
		parts: { processor: { socket: 'AM5' }, cooler: { socket: 'AM4/LGA1700' } },
		slots: ['processor', 'cooler'],
		values: { cooler: 'AM4/LGA1700', socket: 'AM5' },
	},
	{
		code: 'cooler_socket',
		parts: { board: { socket: 'AM5' }, cooler: { socket: 'AM4' } },
		slots: ['board', 'cooler'],
		values: { cooler: 'AM4', socket: 'AM5' },
	},
	{
		code: 'cooler_heat',
		parts: { processor: { tdp: 170 }, cooler: { tdp: 95 } },
		slots: ['processor', 'cooler'],
		values: { cooler: 95, processor: 170 },
	},
	{
		code: 'memory_type',
		parts: { memory: { memoryType: 'DDR4' }, board: { memoryType: 'DDR5' } },
		slots: ['memory', 'board'],
		values: { memory: 'DDR4', board: 'DDR5' },
	},
	{
		code: 'memory_slots',
		parts: { memory: { modules: 2 }, board: { memorySlots: 4 } },
		memoryCount: 3,
		slots: ['memory', 'board'],
		values: { modules: 6, slots: 4 },
	},
	{
		code: 'form_factor',
		parts: { board: { formFactor: 'ATX' }, case: { formFactor: 'Mini-ITX' } },
		slots: ['board', 'case'],
		values: { board: 'ATX', case: 'Mini-ITX' },
	},
	{
		code: 'card_length',
		parts: { graphics: { cardLength: 336 }, case: { maxCardLength: 320 } },
		slots: ['graphics', 'case'],
		values: { card: 336, case: 320 },
	},
	{
		code: 'm2_slot',
		parts: { storage: { formFactor: 'M.2 2280' }, board: { m2Slots: 0 } },
		slots: ['storage', 'board'],
		values: {},
	},
	{
		code: 'power',
		parts: { processor: { tdp: 100 }, power: { power: 100 } },
		slots: ['processor', 'power'],
		values: { needed: 130, has: 100 },
	},
];

describe('CHOOSE-06 what fits', () => {
	test('CHOOSE-06 socket: processor and board have the same', () => {
		assert.deepEqual(codes({ processor: { socket: 'AM5' }, board: { socket: 'AM5' } }), []);
		assert.deepEqual(codes({ processor: { socket: 'AM5' }, board: { socket: 'AM4' } }), ['socket']);
	});

	test('CHOOSE-06 cooler: one of its sockets, and at least the heat of the processor', () => {
		const cooler = { socket: 'LGA1700/AM4/AM5', tdp: 125 };
		assert.deepEqual(codes({ processor: { socket: 'AM4', tdp: 125 }, cooler }), []);
		assert.deepEqual(codes({ processor: { socket: 'AM4', tdp: 126 }, cooler }), ['cooler_heat']);
		assert.deepEqual(codes({ processor: { socket: 'LGA1851', tdp: 1 }, cooler }), ['cooler_socket']);
		assert.deepEqual(
			codes({ board: { socket: 'LGA1851' }, cooler }),
			['cooler_socket'],
			'by the board alone',
		);
		assert.deepEqual(codes({ board: { socket: 'AM' }, cooler }), ['cooler_socket'], 'no part of a name');
	});

	test('CHOOSE-06 memory: its type, and no more modules than slots', () => {
		const board = { memoryType: 'DDR5', memorySlots: 4 };
		assert.deepEqual(codes({ memory: { memoryType: 'DDR4' }, board }), ['memory_type']);
		assert.deepEqual(codes({ memory: { memoryType: 'DDR5', modules: 2 }, board }, 2), []);
		assert.deepEqual(codes({ memory: { memoryType: 'DDR5', modules: 2 }, board }, 3), ['memory_slots']);
		assert.deepEqual(
			codes({ memory: { memoryType: 'DDR5' }, board }, 4),
			[],
			'one module where none is said',
		);
	});

	test('CHOOSE-06 form factor: a board fits a case of its size or a larger one', () => {
		const sizes = ['Mini-ITX', 'Micro-ATX', 'ATX'];
		for (const [own, size] of sizes.entries())
			for (const [room, of] of sizes.entries())
				assert.deepEqual(
					codes({ board: { formFactor: size }, case: { formFactor: of } }),
					own <= room ? [] : ['form_factor'],
					`${size} in ${of}`,
				);
	});

	test('CHOOSE-06 graphics card: to the last millimetre', () => {
		assert.deepEqual(codes({ graphics: { cardLength: 300 }, case: { maxCardLength: 300 } }), []);
		assert.deepEqual(codes({ graphics: { cardLength: 301 }, case: { maxCardLength: 300 } }), ['card_length']);
	});

	test('CHOOSE-06 an M.2 drive needs an M.2 slot; others need none', () => {
		assert.deepEqual(codes({ storage: { formFactor: 'M.2 2280' }, board: { m2Slots: 0 } }), ['m2_slot']);
		assert.deepEqual(codes({ storage: { formFactor: 'M.2 2280' }, board: { m2Slots: 1 } }), []);
		assert.deepEqual(codes({ storage: { formFactor: '2.5″' }, board: { m2Slots: 0 } }), []);
	});

	test('CHOOSE-06 power: what is used and three tenths more', () => {
		const parts = { processor: { tdp: 65 }, graphics: { power: 115 } };
		assert.deepEqual(powerOf(build(parts)), { usedW: 180, neededW: 234 });
		assert.deepEqual(codes({ ...parts, power: { power: 234 } }), []);
		assert.deepEqual(codes({ ...parts, power: { power: 233 } }), ['power']);
		const whole = { ...parts, board: {}, memory: { modules: 2 }, storage: {}, cooler: {} };
		assert.deepEqual(powerOf(build(whole)), { usedW: 265, neededW: 345 });
		assert.deepEqual(powerOf(build({})), { usedW: 0, neededW: 0 });
		assert.deepEqual(powerOf(build({ memory: { modules: 2 } }, 2)), { usedW: 20, neededW: 26 });
		const [issue] = buildIssues(build({ ...parts, case: {}, power: { power: 1 } }));
		assert.deepEqual(issue?.slots, ['processor', 'graphics', 'power'], 'a case uses none');
	});

	test('CHOOSE-06 what a part does not say is not held against it', () => {
		const silent = Object.fromEntries(BUILD_SLOTS.map((slot) => [slot, {}]));
		assert.deepEqual(codes(silent), []);
	});

	test('CHOOSE-06 what only one of two parts says, or says in another way than the rule reads, is not held against them', () => {
		for (const { parts, memoryCount = 1 } of MISFITS)
			for (const slot of Object.keys(parts)) {
				// A product that states no number of modules has one, and it uses power.
				if (slot === 'memory' && memoryCount > 1) continue;
				for (const said of [undefined, true]) {
					const attributes = Object.fromEntries(
						Object.keys(parts[slot as BuildSlot] ?? {}).map((key) => [key, said]),
					);
					assert.deepEqual(codes({ ...parts, [slot]: attributes }, memoryCount), [], `${slot} ${said}`);
				}
			}
		assert.deepEqual(codes({ board: { formFactor: 'E-ATX' }, case: { formFactor: 'ATX' } }), []);
		assert.deepEqual(codes({ board: { formFactor: 'ATX' }, case: { formFactor: 'Tower' } }), []);
	});

	for (const { code, parts, memoryCount, slots, values } of MISFITS)
		test(`CHOOSE-06 ${code} with ${slots.join(' and ')} names both and says by how much`, () => {
			assert.deepEqual(buildIssues(build(parts, memoryCount)), [{ code, slots, values }]);
		});

	test('CHOOSE-06 a part is told what speaks against it, and nothing of the others', () => {
		const wrong = build({
			processor: { socket: 'AM5', tdp: 200 },
			board: { socket: 'AM4', memoryType: 'DDR4' },
		});
		const memory = part({ memoryType: 'DDR5' });
		assert.deepEqual(
			issuesOfPart(wrong, 'memory', memory).map(({ code, values }) => [code, values]),
			[['memory_type', { memory: 'DDR5', board: 'DDR4' }]],
		);
		assert.deepEqual(
			issuesOfPart(wrong, 'power', part({ power: 200 })).map(({ code }) => code),
			['power'],
		);
	});
});

test('CHOOSE-06 missing parts: a graphics card only where the processor draws nothing itself', () => {
	assert.deepEqual(
		missingSlots(build({})),
		BUILD_SLOTS.filter((slot) => slot !== 'graphics'),
	);
	assert.ok(missingSlots(build({ processor: { integratedGraphics: false } })).includes('graphics'));
	assert.ok(missingSlots(build({ processor: {} })).includes('graphics'), 'unless it says so');
	assert.ok(!missingSlots(build({ processor: { integratedGraphics: true } })).includes('graphics'));
	assert.deepEqual(missingSlots(build(Object.fromEntries(BUILD_SLOTS.map((slot) => [slot, {}])))), []);
});

test('CHOOSE-06 a build has one address, and the address says the build', () => {
	const choice = { ids: { memory: 3, processor: 1, board: 2 }, memoryCount: 2 };
	assert.equal(String(writeBuildChoice(choice)), 'processor=1&board=2&memory=3&memory_count=2');
	assert.deepEqual(readBuildChoice(writeBuildChoice(choice)), choice);
	assert.equal(
		String(writeBuildChoice({ ids: { memory: 3 }, memoryCount: 1 })),
		'memory=3',
		'one is not said',
	);
	assert.equal(
		String(writeBuildChoice({ ids: { board: 2 }, memoryCount: 2 })),
		'board=2',
		'nor are kits of none',
	);
});

test('CHOOSE-06 what means nothing in an address is ignored', () => {
	const read = (query: string) => readBuildChoice(new URLSearchParams(query));
	assert.deepEqual(read('board=x&memory=0&case=-1&power=12x&storage=1234567890&cooler='), {
		ids: {},
		memoryCount: 1,
	});
	assert.deepEqual(read('board=123456789').ids, { board: 123_456_789 });
	const counts = ['1', `${MAX_MEMORY_COUNT}`, `${MAX_MEMORY_COUNT + 1}`, '0', '-2', '1.5', 'x', ''];
	assert.deepEqual(
		counts.map((count) => read(`memory_count=${count}`).memoryCount),
		[1, MAX_MEMORY_COUNT, 1, 1, 1, 1, 1, 1],
	);
});

test('CHOOSE-06 a slot is found by its name alone', () => {
	for (const slot of BUILD_SLOTS) assert.equal(findBuildSlot(slot), slot);
	for (const text of ['', 'Board', 'monitor', null]) assert.equal(findBuildSlot(text), undefined);
});
