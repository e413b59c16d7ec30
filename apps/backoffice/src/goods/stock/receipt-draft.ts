import { type Language, localizedText } from '@dukan/domain/base/language/language.ts';
import { parseManat, plainManat, typedWhole } from '@dukan/domain/base/text/typed-number.ts';
import type { StaffProductRowWire } from '@dukan/domain/goods/products/staff-products.api.ts';
import type { ReceiptLineWire, ReceiptSaveBody } from '@dukan/domain/goods/stock/receipts.api.ts';
import { MAX_PIECES } from '@dukan/domain/goods/stock/stock-movements.ts';

/** A line of a receipt while somebody edits it. */
export type DraftLine = {
	productId: number;
	names: ReceiptLineWire['names'];
	quantity: string;
	/** In manat. Empty if the cost is unknown. */
	cost: string;
};

export function draftOf(lines: readonly ReceiptLineWire[]): DraftLine[] {
	return lines.map(({ productId, names, quantity, costTenge }) => ({
		productId,
		names,
		quantity: String(quantity),
		cost: costTenge === null ? '' : plainManat(costTenge),
	}));
}

/** Adds a piece of a scanned product. The line that was scanned last comes first, where it is seen. */
export function addPiece(
	lines: readonly DraftLine[],
	{ id, names }: Pick<StaffProductRowWire, 'id' | 'names'>,
): DraftLine[] {
	const was = lines.find(({ productId }) => productId === id);
	const others = lines.filter(({ productId }) => productId !== id);
	const added = was
		? { ...was, quantity: String((typedWhole(was.quantity) ?? 0) + 1) }
		: { productId: id, names, quantity: '1', cost: '' };
	return [added, ...others];
}

/** Returns the lines as they are sent. No line may have a problem. */
export function readLines(lines: readonly DraftLine[]): ReceiptSaveBody['lines'] {
	return lines.map(({ productId, quantity, cost }) => ({
		productId,
		quantity: typedWhole(quantity) ?? 0,
		costTenge: parseManat(cost) ?? null,
	}));
}

/** Returns the problem of a typed number, or undefined if it can be sent. */
export function lineProblem(
	{ quantity, cost }: DraftLine,
	field: 'quantity' | 'cost',
): 'field.number' | 'field.tooSmall' | 'field.tooLarge' | undefined {
	if (field === 'cost')
		return cost.trim() === '' || parseManat(cost) !== undefined ? undefined : 'field.number';
	const pieces = typedWhole(quantity);
	if (pieces === undefined) return 'field.number';
	if (pieces < 1) return 'field.tooSmall';
	return pieces > MAX_PIECES ? 'field.tooLarge' : undefined;
}

export const lineName = ({ names }: Pick<DraftLine, 'names'>, language: Language) =>
	localizedText(names, language);
