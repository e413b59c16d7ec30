import type { ProductWire } from '../products/products.api.ts';
import { BUILD_SLOTS, type BuildSlot } from '../structure/build-slots.ts';

export type PartAttributes = Readonly<Partial<Record<PartAttribute, string | number | boolean>>>;

export type Part = { id: number; attributes: PartAttributes };

export type Build<P extends Part = Part> = {
	parts: Readonly<Partial<Record<BuildSlot, P>>>;
	/** The number of memory kits. */
	memoryCount: number;
};

export const MAX_MEMORY_COUNT = 4;

/** The attributes that the rules read. Staff enter them like any other attribute. */
export const PART_ATTRIBUTES = [
	'socket',
	'tdp',
	'integratedGraphics',
	'formFactor',
	'memoryType',
	'memorySlots',
	'm2Slots',
	'modules',
	'power',
	'cardLength',
	'maxCardLength',
] as const;

export type PartAttribute = (typeof PART_ATTRIBUTES)[number];

/** The parts of a build as its address names them. */
export type BuildChoice = { ids: Partial<Record<BuildSlot, number>>; memoryCount: number };

export function findBuildSlot(text: string | null): BuildSlot | undefined {
	return BUILD_SLOTS.find((slot) => slot === text);
}

const ID = /^[1-9]\d{0,8}$/;

/** Reads a build from an address and ignores invalid values. */
export function readBuildChoice(query: URLSearchParams): BuildChoice {
	const ids: BuildChoice['ids'] = {};
	for (const slot of BUILD_SLOTS) {
		// Stryker disable next-line StringLiteral: neither the empty text nor the mutant's text is an id
		const id = query.get(slot) ?? '';
		if (ID.test(id)) ids[slot] = Number(id);
	}
	const count = Number(query.get('memory_count') ?? 1);
	// Stryker disable next-line EqualityOperator: a missing count means one kit as well
	const isCount = Number.isInteger(count) && count >= 1 && count <= MAX_MEMORY_COUNT;
	return { ids, memoryCount: isCount ? count : 1 };
}

/** Always uses the same order, so that equal builds have one address. */
export function writeBuildChoice({ ids, memoryCount }: BuildChoice): URLSearchParams {
	const query = new URLSearchParams();
	for (const slot of BUILD_SLOTS) {
		const id = ids[slot];
		if (id !== undefined) query.set(slot, String(id));
	}
	if (memoryCount > 1 && ids.memory !== undefined) query.set('memory_count', String(memoryCount));
	return query;
}

/** CHOOSE-06: a product that is a part of a computer. */
export type BuildPart = ProductWire & {
	slot: BuildSlot;
	attributes: PartAttributes;
	/** The number of all parts for this slot. If there are very many, only some of them are read. */
	slotCount: number;
};
