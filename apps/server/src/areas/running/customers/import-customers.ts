import { findLanguage } from '@dukan/domain/base/language/language.ts';
import { readSheetDate } from '@dukan/domain/base/sheets/sheet-date.ts';
import { isPhone, phoneDigits } from '@dukan/domain/base/text/phone.ts';
import { ADDRESS_MAX, nameProblem } from '@dukan/domain/people/accounts/account-rules.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findKnownPhones, type NewCustomer } from './import-customers.queries.ts';

const COLUMNS = ['phone', 'name', 'address', 'email', 'language', 'registered'] as const;
type Column = (typeof COLUMNS)[number];

/** The rows of a file, as areas/goods/imports reads them. */
type Sheet = { titles: string[]; rows: { number: number; cells: string[] }[] };

export type CustomerPlan = {
	add: NewCustomer[];
	/** The number of phones that have an account already; these accounts are left as they are. */
	known: number;
	/** Rows that are left out, by their number in the file. */
	refused: { row: number; reason: string }[];
};

/** The first row does not name all needed columns; the message says which are missing. */
export class UnknownColumns extends Error {}

/** Works out what an import of another shop's customers would do. */
export async function planCustomers(db: Database, sheet: Sheet, now: Date): Promise<CustomerPlan> {
	const at = findColumns(sheet.titles);
	const read = rowReader(at, now);
	const seen = new Map<string, number>();
	const refused: CustomerPlan['refused'] = [];
	const wanted: NewCustomer[] = [];
	for (const { number, cells } of sheet.rows) {
		const customer = read(cells);
		if (typeof customer === 'string') refused.push({ row: number, reason: customer });
		else if (seen.has(customer.phone))
			refused.push({ row: number, reason: `the phone is that of row ${seen.get(customer.phone)}` });
		else {
			seen.set(customer.phone, number);
			wanted.push(customer);
		}
	}
	const known = await findKnownPhones(db, [...seen.keys()]);
	return { add: wanted.filter(({ phone }) => !known.has(phone)), known: known.size, refused };
}

function findColumns(titles: readonly string[]): Map<Column, number> {
	const normal = titles.map((title) => title.trim().toLowerCase());
	const found = new Map(
		COLUMNS.flatMap((column) => (normal.includes(column) ? [[column, normal.indexOf(column)] as const] : [])),
	);
	for (const needed of ['phone', 'name'] as const)
		if (!found.has(needed))
			throw new UnknownColumns(
				`The first row must name the columns: ${COLUMNS.join(', ')}; ${needed} is missing.`,
			);
	return found;
}

function rowReader(
	at: ReadonlyMap<Column, number>,
	now: Date,
): (cells: readonly string[]) => NewCustomer | string {
	return (cells) => {
		const cell = (column: Column) => cells[at.get(column) ?? -1]?.trim() ?? '';
		const phone = phoneDigits(cell('phone'));
		if (!isPhone(phone)) return 'the phone is no mobile number of Turkmenistan';
		const name = cell('name').replaceAll(/\s+/g, ' ');
		if (nameProblem(name)) return 'the name is missing, too short or too long';
		const registered = cell('registered');
		const created_at = registered === '' ? now : readSheetDate(registered);
		if (!created_at || created_at > now) return 'the date of registration cannot be read';
		return {
			phone,
			name,
			address: cell('address').slice(0, ADDRESS_MAX),
			email: cell('email'),
			language: findLanguage(cell('language')) ?? 'tm',
			created_at,
		};
	};
}
