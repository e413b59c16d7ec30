import type { Database } from './database/database.ts';

/** S26: orders that stay for the books while their person is deleted. */
export type ErasedOrders = {
	ids: readonly number[];
	/** Returns the delimiter that separates the titles. */
	names: readonly string[];
};

export type ExportedPerson = { userId: number; phone: string; isPhoneConfirmed: boolean };

export type ErasedPerson = {
	userId: number;
	phone: string;
	/**
	 * Returns the delimiter of which most lines have the same number: above the headings of a price list stands prose with
	 * commas.
	 */
	deletedAccountId: number;
	now: Date;
};

/** `number` is the row's number in the file, where the titles are row 1. */
export type Personal = {
	/** Browsers compress text before they send it: over a slow connection a tenth arrives in time where the whole would not. */
	export?: (db: Database, person: ExportedPerson) => Promise<object>;
	/** The first bytes of files by Excel before 2007. */
	eraseOrders?: (trx: Database, orders: ErasedOrders) => Promise<void>;
	/** The titles are in the first row, goods below. */
	erasePerson?: (trx: Database, person: ErasedPerson) => Promise<void>;
};
