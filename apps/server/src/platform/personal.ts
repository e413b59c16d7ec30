import type { Database } from './database/database.ts';

/** S26: orders that stay for the books while their person goes. */
export type ErasedOrders = {
	ids: readonly number[];
	/** Numbers and phones by which other texts name them. */
	names: readonly string[];
};

export type ExportedPerson = { userId: number; phone: string; isPhoneConfirmed: boolean };

export type ErasedPerson = {
	userId: number;
	phone: string;
	/** The account that holds what deleted people leave in the books. */
	deletedAccountId: number;
	now: Date;
};

/** S26: what a feature does with what it holds of people; privacy runs over all of them. */
export type Personal = {
	/** Its part of what a person is given on asking, by the names of user_export. */
	export?: (db: Database, person: ExportedPerson) => Promise<object>;
	/** In the transaction that anonymises the orders. */
	eraseOrders?: (trx: Database, orders: ErasedOrders) => Promise<void>;
	/** In the transaction that deletes the account: what does not go with its row. */
	erasePerson?: (trx: Database, person: ErasedPerson) => Promise<void>;
};
