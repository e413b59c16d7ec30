import { type Language, localizedText } from '@dukan/domain/language/language.ts';
import { parseManat, plainManat } from '@dukan/domain/products/product-rules.ts';
import type { StaffProductRowWire } from '@dukan/domain/products/staff-products.api.ts';
import type { ReceiptLineWire, ReceiptSaveBody } from '@dukan/domain/stock/receipts.api.ts';

/** A line while it is typed. */
export type DraftLine = {
	productId: number;
	names: ReceiptLineWire['names'];
	quantity: string;
	/** Manat; empty: not known. */
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

/** A product that is scanned once more counts one more. The newest stands first, where the eye is. */
export function addPiece(
	lines: readonly DraftLine[],
	{ id, names }: Pick<StaffProductRowWire, 'id' | 'names'>,
): DraftLine[] {
	const was = lines.find(({ productId }) => productId === id);
	const others = lines.filter(({ productId }) => productId !== id);
	const added = was
		? { ...was, quantity: String(pieces(was.quantity) + 1) }
		: { productId: id, names, quantity: '1', cost: '' };
	return [added, ...others];
}

/** What is sent. A quantity that is no number is one piece; a cost that is none is not known. */
export function readLines(lines: readonly DraftLine[]): ReceiptSaveBody['lines'] {
	return lines.map(({ productId, quantity, cost }) => ({
		productId,
		quantity: Math.max(1, pieces(quantity)),
		costTenge: cost.trim() === '' ? null : (parseManat(cost) ?? null),
	}));
}

const pieces = (typed: string) => Math.trunc(Number(typed)) || 0;

export const lineName = ({ names }: Pick<DraftLine, 'names'>, language: Language) =>
	localizedText(names, language);
