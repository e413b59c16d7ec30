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
	/** Empty until the member of staff has chosen a reason. */
	reason: ReturnReason | '';
	condition: ReturnCondition;
	destination: ReturnDestination;
	/** RET-02: the serial numbers of the returned pieces. */
	serials: readonly string[];
};
/** The lines by product id. */
export type ReturnDraft = Readonly<Record<number, DraftLine>>;

export function emptyReturn({ lines }: ReturnableWire): ReturnDraft {
	return Object.fromEntries(
		lines.map(({ productId }) => [
			productId,
			{ pieces: 0, reason: '', condition: 'sealed', destination: 'stock', serials: [] } as const,
		]),
	);
}

/**
 * Changes a line. If its destination is not allowed for the new condition, the first allowed destination is
 * chosen.
 */
export function changeLine(line: DraftLine, part: Partial<DraftLine>): DraftLine {
	// A piece with a defect goes to repair, unless staff choose another destination.
	const isDefect = part.reason === 'defect' && line.destination === 'stock';
	const changed: DraftLine = { ...line, ...(isDefect && { destination: 'repair' }), ...part };
	const allowed = returnDestinations(changed.condition);
	if (allowed.includes(changed.destination)) return changed;
	return { ...changed, destination: allowed[0] ?? changed.destination };
}

/** Returns the lines to send, or undefined while a line has no reason. */
export function returnedLines(draft: ReturnDraft): ReturnAddBody['lines'] | undefined {
	const lines: ReturnAddBody['lines'] = [];
	for (const [productId, { pieces, reason, serials, ...line }] of Object.entries(draft)) {
		if (pieces === 0) continue;
		if (reason === '') return undefined;
		lines.push({ productId: Number(productId), quantity: pieces, reason, ...line, serials: [...serials] });
	}
	return lines;
}

/**
 * Returns the refund, less the price of a gift that the customer keeps. The server calculates it in the same
 * way.
 */
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
