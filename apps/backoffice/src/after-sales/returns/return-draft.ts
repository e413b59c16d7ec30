import {
	type ReturnCondition,
	type ReturnDestination,
	type ReturnReason,
	returnDestinations,
} from '@dukan/domain/after-sales/returns/return-rules.ts';
import type { ReturnAddBody, ReturnableWire } from '@dukan/domain/after-sales/returns/returns.api.ts';
import { lineRefundTenge } from '@dukan/domain/selling/orders/line-refund.ts';

export type DraftLine = {
	pieces: number;
	reason: ReturnReason;
	condition: ReturnCondition;
	destination: ReturnDestination;
	/** RET-02: of the pieces that come back. */
	serials: readonly string[];
};
/** By product. */
export type ReturnDraft = Readonly<Record<number, DraftLine>>;

export function emptyReturn({ lines }: ReturnableWire): ReturnDraft {
	return Object.fromEntries(
		lines.map(({ productId }) => [
			productId,
			{ pieces: 0, reason: 'defect', condition: 'sealed', destination: 'stock', serials: [] } as const,
		]),
	);
}

/** A condition that does not allow the destination takes the first one that it allows. */
export function changeLine(line: DraftLine, part: Partial<DraftLine>): DraftLine {
	const changed = { ...line, ...part };
	const allowed = returnDestinations(changed.condition);
	if (allowed.includes(changed.destination)) return changed;
	return { ...changed, destination: allowed[0] ?? changed.destination };
}

export function returnedLines(draft: ReturnDraft): ReturnAddBody['lines'] {
	return Object.entries(draft).flatMap(([productId, { pieces, ...line }]) =>
		pieces > 0
			? [{ productId: Number(productId), quantity: pieces, ...line, serials: [...line.serials] }]
			: [],
	);
}

/** What is to be given back for all of it, by the arithmetic of the server. */
export function draftRefundTenge(returnable: ReturnableWire, draft: ReturnDraft): number {
	return returnable.lines.reduce((sum, line) => {
		const pieces = Math.min(draft[line.productId]?.pieces ?? 0, line.quantity - line.returned);
		return sum + lineRefundTenge(line, line.returned, pieces);
	}, 0);
}
