import { BUILD_SLOTS, type BuildSlot } from '../structure/build-slots.ts';
import type { Build, Part, PartAttribute } from './build-slots.ts';

/**
 * The reason why parts do not fit each other. The texts of each code show these values in three languages.
 */
export type BuildIssue = {
	code: IssueCode;
	/** The slots whose parts may cause the problem. */
	slots: readonly BuildSlot[];
	values: Readonly<Record<string, string | number>>;
};

export const ISSUE_CODES = [
	'socket',
	'cooler_socket',
	'cooler_heat',
	'memory_type',
	'memory_slots',
	'form_factor',
	'card_length',
	'm2_slot',
	'power',
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];

/** Sizes of boards, ascending. A board fits a case of its own size or of a larger one. */
const BOARD_SIZES = ['Mini-ITX', 'Micro-ATX', 'ATX'];

/** The power in watts that parts other than the processor and the graphics card use. */
const BOARD_W = 50;
const MODULE_W = 5;
const DRIVE_W = 10;
const COOLER_W = 15;
/** The spare share of a power supply, which works best, quietest and longest well below its limit. */
const RESERVE = 0.3;

type Found = Omit<BuildIssue, 'code'> | undefined;
type Rule = { code: IssueCode; check: (build: Build) => Found };

/** A rule does not apply to a part that lacks the data for it. */
const RULES: readonly Rule[] = [
	{
		code: 'socket',
		check: ({ parts: { processor, board } }) => {
			const needed = textOf(processor, 'socket');
			const has = textOf(board, 'socket');
			if (!needed || !has || needed === has) return undefined;
			return { slots: ['processor', 'board'], values: { processor: needed, board: has } };
		},
	},
	{
		code: 'cooler_socket',
		check: ({ parts: { processor, board, cooler } }) => {
			const needed = textOf(processor, 'socket') ?? textOf(board, 'socket');
			const fits = textOf(cooler, 'socket');
			if (!needed || !fits || fits.split('/').includes(needed)) return undefined;
			const slot = processor ? 'processor' : 'board';
			return { slots: [slot, 'cooler'], values: { cooler: fits, socket: needed } };
		},
	},
	{
		code: 'cooler_heat',
		check: ({ parts: { processor, cooler } }) => {
			const heat = numberOf(processor, 'tdp');
			const takes = numberOf(cooler, 'tdp');
			if (heat === undefined || takes === undefined || heat <= takes) return undefined;
			return { slots: ['processor', 'cooler'], values: { cooler: takes, processor: heat } };
		},
	},
	{
		code: 'memory_type',
		check: ({ parts: { memory, board } }) => {
			const type = textOf(memory, 'memoryType');
			const takes = textOf(board, 'memoryType');
			if (!type || !takes || type === takes) return undefined;
			return { slots: ['memory', 'board'], values: { memory: type, board: takes } };
		},
	},
	{
		code: 'memory_slots',
		check: ({ parts: { memory, board }, memoryCount }) => {
			const slots = numberOf(board, 'memorySlots');
			if (!memory || slots === undefined) return undefined;
			const modules = modulesOf(memory) * memoryCount;
			return modules <= slots ? undefined : { slots: ['memory', 'board'], values: { modules, slots } };
		},
	},
	{
		code: 'form_factor',
		check: ({ parts: { board, case: housing } }) => {
			// Stryker disable next-line StringLiteral: neither the empty text nor the mutant's text is a size of boards
			const size = textOf(board, 'formFactor') ?? '';
			// Stryker disable next-line StringLiteral: neither the empty text nor the mutant's text is a size of boards
			const room = textOf(housing, 'formFactor') ?? '';
			if (!BOARD_SIZES.includes(size) || !BOARD_SIZES.includes(room)) return undefined;
			if (BOARD_SIZES.indexOf(size) <= BOARD_SIZES.indexOf(room)) return undefined;
			return { slots: ['board', 'case'], values: { board: size, case: room } };
		},
	},
	{
		code: 'card_length',
		check: ({ parts: { graphics, case: housing } }) => {
			const length = numberOf(graphics, 'cardLength');
			const room = numberOf(housing, 'maxCardLength');
			if (length === undefined || room === undefined || length <= room) return undefined;
			return { slots: ['graphics', 'case'], values: { card: length, case: room } };
		},
	},
	{
		code: 'm2_slot',
		check: ({ parts: { storage, board } }) => {
			const slots = numberOf(board, 'm2Slots');
			if (slots === undefined || slots > 0) return undefined;
			if (!textOf(storage, 'formFactor')?.startsWith('M.2')) return undefined;
			return { slots: ['storage', 'board'], values: {} };
		},
	},
	{
		code: 'power',
		check: (build) => {
			const has = numberOf(build.parts.power, 'power');
			const { neededW } = powerOf(build);
			if (has === undefined || neededW <= has) return undefined;
			const users = BUILD_SLOTS.filter((slot) => slot !== 'case' && build.parts[slot]);
			return { slots: users, values: { needed: neededW, has } };
		},
	},
];

/** Returns everything that does not fit, in the order of the rules. */
export function buildIssues(build: Build): BuildIssue[] {
	return RULES.flatMap(({ code, check }) => {
		const found = check(build);
		return found ? [{ code, ...found }] : [];
	});
}

/**
 * Returns the power that the parts use, and the power that a supply with reserve should provide, in whole
 * watts.
 */
export function powerOf({ parts, memoryCount }: Build): { usedW: number; neededW: number } {
	const usedW =
		(numberOf(parts.processor, 'tdp') ?? 0) +
		(numberOf(parts.graphics, 'power') ?? 0) +
		(parts.board ? BOARD_W : 0) +
		(parts.memory ? modulesOf(parts.memory) * memoryCount * MODULE_W : 0) +
		(parts.storage ? DRIVE_W : 0) +
		(parts.cooler ? COOLER_W : 0);
	return { usedW, neededW: Math.ceil(usedW * (1 + RESERVE)) };
}

/**
 * Returns the slots that a build still lacks. A graphics card is missing only if the chosen processor has no
 * graphics of its own.
 */
export function missingSlots({ parts }: Build): BuildSlot[] {
	const drawsItself = parts.processor?.attributes.integratedGraphics === true;
	return BUILD_SLOTS.filter(
		(slot) => !parts[slot] && !(slot === 'graphics' && (drawsItself || !parts.processor)),
	);
}

/** Returns the problems that this part would cause in this slot of the build. */
export function issuesOfPart(build: Build, slot: BuildSlot, part: Part): BuildIssue[] {
	const placed = { ...build, parts: { ...build.parts, [slot]: part } };
	return buildIssues(placed).filter(({ slots }) => slots.includes(slot));
}

function textOf(part: Part | undefined, key: PartAttribute): string | undefined {
	const value = part?.attributes[key];
	return typeof value === 'string' ? value : undefined;
}

function numberOf(part: Part | undefined, key: PartAttribute): number | undefined {
	const value = part?.attributes[key];
	return typeof value === 'number' ? value : undefined;
}

/** A kit that states no number of modules has one. */
function modulesOf(memory: Part): number {
	return numberOf(memory, 'modules') ?? 1;
}
