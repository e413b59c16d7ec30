import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import { spreadSum } from '@dukan/domain/base/money/spread-sum.ts';
import { readSheetDate } from '@dukan/domain/base/sheets/sheet-date.ts';
import { phoneDigits } from '@dukan/domain/base/text/phone.ts';
import { ADDRESS_MAX } from '@dukan/domain/people/accounts/account-rules.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
	findKnownNumbers,
	findOrderedProducts,
	findPeopleByPhone,
	type PastOrder,
	type PastPerson,
	type PastProduct,
} from './import-past-orders.queries.ts';

const NEEDED = ['order', 'date', 'phone', 'product', 'quantity', 'price'] as const;
const OPTIONAL = ['status', 'delivery', 'discount', 'address'] as const;
type Column = (typeof NEEDED)[number] | (typeof OPTIONAL)[number];

/** The rows of a file, as areas/goods/imports reads them. */
type Sheet = { titles: string[]; rows: { number: number; cells: string[] }[] };
type Row = { row: number; cell: (column: Column) => string };
type PastLine = Omit<PastOrder['lines'][number], 'discountTenge'>;

export type PastOrderPlan = {
	add: PastOrder[];
	/** The number of orders that exist already; they are left as they are. */
	known: number;
	/**
	 * Orders that are left out, by the number of their first row. An order is left out as a whole, because
	 * half of it would be wrong.
	 */
	refused: { row: number; reason: string }[];
};

/** The first row does not name all needed columns; the message says which are missing. */
export class UnknownOrderColumns extends Error {}

/**
 * Works out what an import of another shop's completed orders would do. Each row of the file is one line of
 * an order; rows of one order share its number.
 */
export async function planPastOrders(db: Database, sheet: Sheet, now: Date): Promise<PastOrderPlan> {
	const at = findColumns(sheet.titles);
	const rows = sheet.rows.map(({ number, cells }): Row => {
		return { row: number, cell: (column) => cells[at.get(column) ?? -1]?.trim() ?? '' };
	});
	const people = await findPeopleByPhone(db, [
		...new Set(rows.map(({ cell }) => phoneDigits(cell('phone')))),
	]);
	const products = await findOrderedProducts(db, [...new Set(rows.map(({ cell }) => cell('product')))]);
	const orders = Map.groupBy(rows, ({ cell }) => cell('order'));
	const known = await findKnownNumbers(db, [...orders.keys()]);
	const plan: PastOrderPlan = { add: [], known: known.size, refused: [] };
	for (const [number, lines] of orders) {
		if (known.has(number)) continue;
		const order = readOrder(number, lines, { people, products, now });
		if (typeof order === 'string') plan.refused.push({ row: lines[0]?.row ?? 0, reason: order });
		else plan.add.push(order);
	}
	return plan;
}

function findColumns(titles: readonly string[]): Map<Column, number> {
	const normal = titles.map((title) => title.trim().toLowerCase());
	const missing = NEEDED.filter((column) => !normal.includes(column));
	if (missing.length > 0)
		throw new UnknownOrderColumns(
			`The first row must name the columns: ${[...NEEDED, ...OPTIONAL].join(', ')}; missing: ${missing.join(', ')}.`,
		);
	return new Map([...NEEDED, ...OPTIONAL].map((column) => [column, normal.indexOf(column)]));
}

type Known = {
	people: ReadonlyMap<string, PastPerson>;
	products: ReadonlyMap<string, PastProduct[]>;
	now: Date;
};

const NUMBER = /^[A-Za-z0-9-]{1,20}$/;
const ENDED = { '': 'completed', completed: 'completed', cancelled: 'cancelled' } as const;
type Ended = keyof typeof ENDED;

/** Returns the order, or the reason for which it is refused. */
function readOrder(
	number: string,
	rows: readonly Row[],
	{ people, products, now }: Known,
): PastOrder | string {
	const [first] = rows;
	if (!first || !NUMBER.test(number)) return 'the number has 1 to 20 letters, digits and hyphens';
	const createdAt = readSheetDate(first.cell('date'));
	if (!createdAt || createdAt > now) return 'the date cannot be read';
	const person = people.get(phoneDigits(first.cell('phone')));
	if (!person) return 'no customer has this phone: import the customers first';
	const status = first.cell('status').toLowerCase();
	if (!Object.hasOwn(ENDED, status)) return 'only ended orders are taken: completed or cancelled';
	const lines: PastLine[] = [];
	for (const row of rows) {
		const line = readLine(row, products);
		if (typeof line === 'string') return `${line} (row ${row.row})`;
		if (lines.some(({ product }) => product.id === line.product.id))
			return `the product stands twice in the order (row ${row.row})`;
		lines.push(line);
	}
	const subtotalTenge = lines.reduce((sum, { priceTenge, quantity }) => sum + priceTenge * quantity, 0);
	const deliveryPriceTenge = tengeOf(first.cell('delivery') || '0');
	const discountTenge = tengeOf(first.cell('discount') || '0');
	if (deliveryPriceTenge === undefined) return 'the price of delivery cannot be read';
	if (discountTenge === undefined || discountTenge > subtotalTenge) return 'the discount cannot be read';
	return {
		number,
		person,
		createdAt,
		status: ENDED[status as Ended],
		address: first.cell('address').slice(0, ADDRESS_MAX),
		subtotalTenge,
		deliveryPriceTenge,
		discountTenge,
		lines: withDiscounts(lines, discountTenge),
	};
}

/** The discount belongs to the lines, as in every order: a returned piece is refunded without it (RET-01). */
function withDiscounts(lines: readonly PastLine[], discountTenge: number): PastOrder['lines'] {
	const parts = spreadSum(
		discountTenge,
		lines.map(({ priceTenge, quantity }) => priceTenge * quantity),
	);
	return lines.map((line, place) => ({ ...line, discountTenge: parts[place] ?? 0 }));
}

const QUANTITY = /^[1-9]\d{0,4}$/;

function readLine({ cell }: Row, products: Known['products']): PastLine | string {
	const [product, second] = products.get(cell('product').toUpperCase()) ?? [];
	if (!product) return 'no product has this number, SKU, barcode or article';
	if (second) return 'several products have this code';
	if (!QUANTITY.test(cell('quantity'))) return 'the quantity is a whole number';
	const priceTenge = tengeOf(cell('price'));
	if (!priceTenge) return 'the price cannot be read';
	return { product, quantity: Number(cell('quantity')), priceTenge };
}

const MANAT = /^\d{1,7}(?:[.,]\d{1,2})?$/;

function tengeOf(text: string): number | undefined {
	const plain = text.replaceAll(/\s/g, '');
	return MANAT.test(plain) ? tengeFromManat(Number(plain.replace(',', '.'))) : undefined;
}
