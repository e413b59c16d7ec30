import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** The header holds 'PGCOPY\n\xff\r\n\0', flags, and the length of its extension. */
const HEADER_BYTES = 19;
/** Stands in place of a row's number of columns after the last row. */
const END = -1;

/**
 * Called for each row of a binary COPY. `columns` tells where each column begins in `bytes`. The next row
 * reuses both.
 */
export type OnCopiedRow = (bytes: Buffer, columns: readonly number[]) => void;

/** Reads many narrow rows in PostgreSQL's binary form, in a fifth of the time that the driver takes to read them as text. */
export async function copyRows(client: pg.ClientBase, query: string, onRow: OnCopiedRow): Promise<void> {
	const copied = client.query(copyTo(`copy (${query}) to stdout (format binary)`));
	let rest: Buffer = Buffer.alloc(0);
	let headerLeft = HEADER_BYTES;
	for await (const chunk of copied as AsyncIterable<Buffer>) {
		const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
		if (bytes.length < headerLeft) {
			rest = bytes;
			continue;
		}
		const next = eachRow(bytes, headerLeft, onRow);
		headerLeft = 0;
		rest = bytes.subarray(next);
	}
}

/** Calls `onRow` for each complete row. Returns where the first incomplete row begins. */
function eachRow(bytes: Buffer, from: number, onRow: OnCopiedRow): number {
	const columns: number[] = [];
	let at = from;
	while (at + 2 <= bytes.length) {
		const count = bytes.readInt16BE(at);
		if (count === END) return bytes.length;
		let next = at + 2;
		for (let column = 0; column < count; column += 1) {
			if (next + 4 > bytes.length) return at;
			columns[column] = next + 4;
			next += 4 + bytes.readInt32BE(next);
			if (next > bytes.length) return at;
		}
		onRow(bytes, columns);
		at = next;
	}
	return at;
}

/**
 * Reads an array of integers. It begins with the number of dimensions, a flag and the element type; then come
 * the length and the first index of its one dimension; then each element with its length.
 */
export function readIntegers(integers: number[], bytes: Buffer, at: number): void {
	integers.length = bytes.readInt32BE(at) === 0 ? 0 : bytes.readInt32BE(at + 12);
	for (let index = 0; index < integers.length; index += 1)
		integers[index] = bytes.readInt32BE(at + 24 + 8 * index);
}

/** Reads a text column, whose length stands before it. */
export function readText(bytes: Buffer, at: number): string {
	return bytes.toString('utf8', at, at + bytes.readInt32BE(at - 4));
}
