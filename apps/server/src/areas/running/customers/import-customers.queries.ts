import type { Language } from '@dukan/domain/base/language/language.ts';
import type { Database } from '../../../platform/database/database.ts';
import { NO_PASSWORD } from '../../../platform/passwords/password-hashing.ts';
import { insertUsers } from '../../people/accounts/users.queries.ts';

/** The number of customers that one statement inserts. */
const BATCH = 1000;

export type NewCustomer = {
	phone: string;
	name: string;
	address: string;
	email: string;
	language: Language;
	created_at: Date;
};

/**
 * Inserts all customers or none. Passwords are not imported, because another program's hashes cannot be
 * checked. People choose a new one with a code from an SMS (Forgot the password).
 */
export async function insertCustomers(
	db: Database,
	customers: readonly NewCustomer[],
	now: Date,
): Promise<number> {
	return db.transaction().execute(async (trx) => {
		let count = 0;
		for (let start = 0; start < customers.length; start += BATCH) {
			const values = customers
				.slice(start, start + BATCH)
				.map((customer) => ({ ...customer, password_hash: NO_PASSWORD, imported_at: now }));
			count += await insertUsers(trx, values);
		}
		return count;
	});
}

export async function findKnownPhones(db: Database, phones: readonly string[]): Promise<Set<string>> {
	const known = new Set<string>();
	for (let start = 0; start < phones.length; start += BATCH) {
		const rows = await db
			.selectFrom('users')
			.select('phone')
			.where('phone', 'in', phones.slice(start, start + BATCH))
			.execute();
		for (const { phone } of rows) known.add(phone);
	}
	return known;
}
