import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ShelfRow } from './shelf-columns.ts';

/** The order in which `rowAt` reads them. */
const COLUMNS = `product_id, category_id, subcategory_id, brand_id, coalesce(search_kind_id, 0), shelf_price_tenge, discount,
	(extract(epoch from created_at) * 1000000)::float8, in_stock, on_sale, is_new, facet_ids, name_word_ids`;

/** 'PGCOPY\n\xff\r\n\0', flags, length of what follows. */
const HEADER_BYTES = 19;
/** In place of the number of columns. */
const END = -1;

/** The listings of these products, or of all, in the order of their kinds. In PostgreSQL's own binary form: a fifth of the time. */
export async function readShelfRows(
	client: pg.ClientBase,
	productIds: readonly number[] | undefined,
	onRow: (row: ShelfRow) => void,
): Promise<void> {
	const which = productIds ? `where product_id in (${productIds.join(', ')})` : '';
	const copied = client.query(
		copyTo(
			`copy (select ${COLUMNS} from product_listings ${which}
				order by category_id, subcategory_id, brand_id, search_kind_id, product_id) to stdout (format binary)`,
		),
	);
	let rest: Buffer = Buffer.alloc(0);
	let headerLeft = HEADER_BYTES;
	for await (const chunk of copied as AsyncIterable<Buffer>) {
		const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
		let at = 0;
		if (headerLeft > 0) {
			if (bytes.length < headerLeft) {
				rest = bytes;
				continue;
			}
			at = headerLeft;
			headerLeft = 0;
		}
		at = eachRow(bytes, at, onRow);
		rest = bytes.subarray(at);
	}
}

/** Calls back for each whole row; gives where the first that is not begins. */
function eachRow(bytes: Buffer, from: number, onRow: (row: ShelfRow) => void): number {
	let at = from;
	while (at + 2 <= bytes.length) {
		const columns = bytes.readInt16BE(at);
		if (columns === END) return bytes.length;
		const fields: number[] = [];
		let next = at + 2;
		for (let column = 0; column < columns; column += 1) {
			if (next + 4 > bytes.length) return at;
			const length = bytes.readInt32BE(next);
			fields.push(next + 4);
			next += 4 + length;
			if (next > bytes.length) return at;
		}
		onRow(rowAt(bytes, fields));
		at = next;
	}
	return at;
}

function rowAt(bytes: Buffer, fields: readonly number[]): ShelfRow {
	const integer = (column: number) => bytes.readInt32BE(fields[column]);
	const float = (column: number) => bytes.readDoubleBE(fields[column]);
	const flag = (column: number) => bytes.readUInt8(fields[column]) === 1;
	return {
		productId: integer(0),
		categoryId: integer(1),
		subcategoryId: integer(2),
		brandId: integer(3),
		kindId: integer(4),
		priceTenge: integer(5),
		discount: float(6),
		createdMicros: float(7),
		inStock: flag(8),
		onSale: flag(9),
		isNew: flag(10),
		facetIds: integersAt(bytes, fields[11] ?? 0),
		wordIds: integersAt(bytes, fields[12] ?? 0),
	};
}

/** Dimensions, a flag, the type; of the one dimension length and start; then each with its length. */
function integersAt(bytes: Buffer, at: number): number[] {
	if (bytes.readInt32BE(at) === 0) return [];
	const length = bytes.readInt32BE(at + 12);
	const integers: number[] = new Array(length);
	for (let index = 0; index < length; index += 1) integers[index] = bytes.readInt32BE(at + 24 + 8 * index);
	return integers;
}
