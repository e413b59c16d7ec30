import { BUILD_SLOTS, type BuildSlot } from '../structure/build-slots.ts';
import { buildIssues, missingSlots } from './build-rules.ts';
import type { Build, Part } from './build-slots.ts';

/** CHOOSE-06: presets from which a shopper can start. Each is built from parts in stock. */
export const PRESETS = ['study', 'office', 'games'] as const;
export type Preset = (typeof PRESETS)[number];

/** The wanted place of a part in the price range of its slot, from 0 to 1. */
const LEVELS: Readonly<Record<Preset, number>> = { study: 0, office: 0.35, games: 0.75 };

export type PricedPart = Part & { priceTenge: number };

/** The search stops after this many steps if nothing fits. The catalogue of any shop needs fewer. */
const MOST_STEPS = 20_000;

/** Returns the first build that fits, made of parts as near as possible to the price level of the preset. */
export function buildPreset<P extends PricedPart>(
	preset: Preset,
	inStock: Readonly<Record<BuildSlot, readonly P[]>>,
): Build<P> | undefined {
	const candidates = new Map(
		BUILD_SLOTS.map((slot) => [slot, nearest(inStock[slot], LEVELS[preset])] as const),
	);
	let steps = 0;
	const extend = (build: Build<P>, [slot, ...rest]: readonly BuildSlot[]): Build<P> | undefined => {
		// Stryker disable next-line ConditionalExpression: after all slots no part is missing, because only a graphics card that the processor does not need is left out
		if (slot === undefined) return missingSlots(build).length === 0 ? build : undefined;
		const needsCard = preset === 'games' || missingSlots(build).includes('graphics');
		if (slot === 'graphics' && !needsCard) return extend(build, rest);
		// Stryker disable next-line ArrayDeclaration: the map contains every slot, so the default is never used
		for (const part of candidates.get(slot) ?? []) {
			steps += 1;
			if (steps > MOST_STEPS) return undefined;
			const next = { ...build, parts: { ...build.parts, [slot]: part } };
			const found = buildIssues(next).length === 0 ? extend(next, rest) : undefined;
			if (found) return found;
		}
		return undefined;
	};
	return extend({ parts: {}, memoryCount: 1 }, BUILD_SLOTS);
}

/**
 * Orders parts by the distance of their price rank from the level; among equals the cheaper one comes first.
 */
function nearest<P extends PricedPart>(parts: readonly P[], level: number): P[] {
	const byPrice = parts.toSorted((a, b) => a.priceTenge - b.priceTenge || a.id - b.id);
	const wished = level * (byPrice.length - 1);
	return byPrice
		.map((part, place) => ({ part, distance: Math.abs(place - wished) }))
		.toSorted((a, b) => a.distance - b.distance)
		.map(({ part }) => part);
}
