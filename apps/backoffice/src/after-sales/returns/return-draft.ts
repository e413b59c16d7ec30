import { keptGiftTenge, returnRefundTenge } from '@dukan/domain/after-sales/returns/kept-gift.ts';
import {
	type ReturnCondition,
	type ReturnDestination,
	type ReturnReason,
	returnDestinations,
} from '@dukan/domain/after-sales/returns/return-rules.ts';
import type { ReturnAddBody, ReturnableWire } from '@dukan/domain/after-sales/returns/returns.api.ts';

export type DraftLine = {
	pieces: number;
	/** The member of staff who takes it back chooses the reason: none is presumed. */
	reason: ReturnReason | '';
	condition: ReturnCondition;
	destination: ReturnDestination;
	/** RET-02: the serial numbers of the returned pieces. */
	serials: readonly string[];
};
/** Keyed by product. */
export type ReturnDraft = Readonly<Record<number, DraftLine>>;

export function emptyReturn({ lines }: ReturnableWire): ReturnDraft {
	return Object.fromEntries(
		lines.map(({ productId }) => [
			productId,
			{ pieces: 0, reason: '', condition: 'sealed', destination: 'stock', serials: [] } as const,
		]),
	);
}

/** If the destination is not allowed for a condition, the first allowed one is chosen. */
export function changeLine(line: DraftLine, part: Partial<DraftLine>): DraftLine {
	// A piece with a defect is not sold again before it is repaired, unless staff say so.
	const isDefect = part.reason === 'defect' && line.destination === 'stock';
	const changed: DraftLine = { ...line, ...(isDefect && { destination: 'repair' }), ...part };
	const allowed = returnDestinations(changed.condition);
	if (allowed.includes(changed.destination)) return changed;
	return { ...changed, destination: allowed[0] ?? changed.destination };
}

/** Returns undefined while a line has no reason. */
export function returnedLines(draft: ReturnDraft): ReturnAddBody['lines'] | undefined {
	const lines: ReturnAddBody['lines'] = [];
	for (const [productId, { pieces, reason, serials, ...line }] of Object.entries(draft)) {
		if (pieces === 0) continue;
		if (reason === '') return undefined;
		lines.push({ productId: Number(productId), quantity: pieces, reason, ...line, serials: [...serials] });
	}
	return lines;
}

/** Returns the refund, less the price of a gift that is kept; the server calculates it in the same way. */
export function draftRefundTenge(
	returnable: ReturnableWire,
	draft: ReturnDraft,
): { amountTenge: number; giftTenge: number } {
	const { lines, gift } = returnable;
	const back = new Map(
		lines.map(({ productId, quantity, returned }) => [
			productId,
			Math.min(draft[productId]?.pieces ?? 0, quantity - returned),
		]),
	);
	const isAny = [...back.values()].some((pieces) => pieces > 0);
	return {
		amountTenge: isAny ? returnRefundTenge(lines, back, returnable) : 0,
		giftTenge: isAny && gift ? keptGiftTenge(lines, gift, back) : 0,
	};
}
