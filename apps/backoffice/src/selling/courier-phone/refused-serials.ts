import type { RunStopWire } from '@dukan/domain/selling/couriers/couriers.api.ts';
import type { TakenPieces } from '@dukan/domain/selling/couriers/door-rules.ts';

type Line = Pick<RunStopWire['lines'][number], 'productId' | 'quantity' | 'serials'>;

/**
 * RET-02: returns the lines that are taken in part and whose pieces have serial numbers, with how many pieces
 * must be named as refused.
 */
export function partlyRefused<One extends Line>(
	lines: readonly One[],
	taken: TakenPieces,
): { line: One; serials: readonly string[]; pieces: number }[] {
	return lines.flatMap((line) => {
		const { productId, quantity, serials = [] } = line;
		const count = taken.get(productId) ?? 0;
		return serials.length > 0 && count > 0 && count < quantity
			? [{ line, serials, pieces: quantity - count }]
			: [];
	});
}

/** Returns the serial numbers to send, or undefined while too few or too many are chosen. */
export function namedSerials(
	lines: readonly Line[],
	taken: TakenPieces,
	refused: ReadonlySet<string>,
): string[] | undefined {
	const named = partlyRefused(lines, taken).map(({ serials, pieces }) => ({
		pieces,
		own: serials.filter((serial) => refused.has(serial)),
	}));
	return named.every(({ pieces, own }) => own.length === pieces)
		? named.flatMap(({ own }) => own)
		: undefined;
}
