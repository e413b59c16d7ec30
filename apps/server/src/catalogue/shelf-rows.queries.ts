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

/** Calls back for each whole row, each time with the same object; gives where the first that is not whole begins. */
function eachRow(bytes: Buffer, from: number, onRow: (row: ShelfRow) => void): number {
	const fields: number[] = [];
	const row = emptyRow();
	let at = from;
	while (at + 2 <= bytes.length) {
		const columns = bytes.readInt16BE(at);
		if (columns === END) return bytes.length;
		let next = at + 2;
		for (let column = 0; column < columns; column += 1) {
			if (next + 4 > bytes.length) return at;
			fields[column] = next + 4;
			next += 4 + bytes.readInt32BE(next);
			if (next > bytes.length) return at;
		}
		fillRow(row, bytes, fields);
		onRow(row);
		at = next;
	}
	return at;
}

type FilledRow = ShelfRow & { facetIds: number[]; wordIds: number[] };

function emptyRow(): FilledRow {
	return {
		...{ productId: 0, categoryId: 0, subcategoryId: 0, brandId: 0, kindId: 0, priceTenge: 0, discount: 0 },
		...{ createdMicros: 0, inStock: false, onSale: false, isNew: false, facetIds: [], wordIds: [] },
	};
}

function fillRow(row: FilledRow, bytes: Buffer, fields: readonly number[]): void {
	const integer = (column: number) => bytes.readInt32BE(fields[column]);
	const float = (column: number) => bytes.readDoubleBE(fields[column]);
	const flag = (column: number) => bytes.readUInt8(fields[column]) === 1;
	row.productId = integer(0);
	row.categoryId = integer(1);
	row.subcategoryId = integer(2);
	row.brandId = integer(3);
	row.kindId = integer(4);
	row.priceTenge = integer(5);
	row.discount = float(6);
	row.createdMicros = float(7);
	row.inStock = flag(8);
	row.onSale = flag(9);
	row.isNew = flag(10);
	fillIntegers(row.facetIds, bytes, fields[11] ?? 0);
	fillIntegers(row.wordIds, bytes, fields[12] ?? 0);
}

/** Dimensions, a flag, the type; of the one dimension length and start; then each with its length. */
function fillIntegers(integers: number[], bytes: Buffer, at: number): void {
	integers.length = bytes.readInt32BE(at) === 0 ? 0 : bytes.readInt32BE(at + 12);
	for (let index = 0; index < integers.length; index += 1)
		integers[index] = bytes.readInt32BE(at + 24 + 8 * index);
}
