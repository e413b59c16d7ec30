import type { Database } from './database/database.ts';

/** S26: orders that stay for the books although their person is deleted. */
export type ErasedOrders = {
	ids: readonly number[];
	/** Order numbers and phones by which other texts name these orders. */
	names: readonly string[];
};

export type ExportedPerson = { userId: number; phone: string; isPhoneConfirmed: boolean };

export type ErasedPerson = {
	userId: number;
	phone: string;
	/** The account to which the orders of deleted people belong in the books. */
	deletedAccountId: number;
	now: Date;
};

/**
 * S26: the functions by which a feature handles its data about people. The privacy feature calls them for all
 * features.
 */
export type Personal = {
	/** Returns the feature's part of the data that a person gets on request, with the names of user_export. */
	export?: (db: Database, person: ExportedPerson) => Promise<object>;
	/** Runs in the transaction that anonymises the orders. */
	eraseOrders?: (trx: Database, orders: ErasedOrders) => Promise<void>;
	/** Runs in the transaction that deletes the account, for data that is not deleted with the account's row. */
	erasePerson?: (trx: Database, person: ErasedPerson) => Promise<void>;
};
