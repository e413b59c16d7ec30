/** BOOK-01: the reasons of entries. */
export const ENTRY_KINDS = [
	'sale',
	'order',
	'take_back',
	'return',
	'card',
	'card_back',
	'goods',
	'cost',
	'hand_over',
	'difference',
	'other',
	'opening',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * BOOK-01: the accounts of the ledger. A debit is above zero, a credit below. `side` is the usual sign of an account's balance;
 * `zero` marks clearing accounts, which are empty once everything is settled.
 */
export const ACCOUNTS = {
	desk: 'debit',
	courier: 'debit',
	terminal: 'debit',
	bank: 'debit',
	/** Cash between two hands: empty after every hand-over. */
	transit: 'zero',
	/** What customers owe, or have paid in advance: empty when an order is handed out and paid. */
	customers: 'zero',
	sales: 'credit',
	discounts: 'debit',
	delivery: 'credit',
	returns: 'debit',
	cost_of_goods: 'debit',
	/** Pieces in the shop and in open orders, at their cost. */
	stock: 'debit',
	/** Goods that have a value before a receipt has stated what is owed for them. */
	uncosted: 'credit',
	suppliers: 'credit',
	expenses: 'debit',
	shortages: 'debit',
	write_offs: 'debit',
	/** Remainders of rounding the average cost. */
	revaluation: 'zero',
	/** Balances from before the books began. */
	opening: 'credit',
} as const satisfies Readonly<Record<string, 'debit' | 'credit' | 'zero'>>;
export type Account = keyof typeof ACCOUNTS;

/** The document of an entry that belongs neither to an order nor to a return. */
export const BOOK_DOCUMENTS = ['order', 'receipt', 'count', 'import', 'claim', 'payment'] as const;
export type BookDocument = (typeof BOOK_DOCUMENTS)[number];
