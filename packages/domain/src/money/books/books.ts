/** BOOK-01: the kinds of entries, by their reason. */
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
 * BOOK-01: the accounts of the ledger. A debit is above zero and a credit below. `debit` or `credit` is the
 * usual side of an account's balance. `zero` marks clearing accounts, which are empty once everything is
 * settled.
 */
export const ACCOUNTS = {
	desk: 'debit',
	courier: 'debit',
	terminal: 'debit',
	bank: 'debit',
	/** Cash that one person hands to another. The account is empty after every hand-over. */
	transit: 'zero',
	/**
	 * The sums that customers owe or have paid in advance. Nothing of an order remains here once it is handed
	 * out and paid.
	 */
	customers: 'zero',
	sales: 'credit',
	discounts: 'debit',
	delivery: 'credit',
	returns: 'debit',
	cost_of_goods: 'debit',
	/** Pieces in the shop and in open orders, valued at cost. */
	stock: 'debit',
	/** Goods that have a value although no receipt has stated yet what the shop owes for them. */
	uncosted: 'credit',
	suppliers: 'credit',
	expenses: 'debit',
	shortages: 'debit',
	write_offs: 'debit',
	/** The remainders that arise when an average cost is rounded. */
	revaluation: 'zero',
	/** Balances from before the books began. */
	opening: 'credit',
} as const satisfies Readonly<Record<string, 'debit' | 'credit' | 'zero'>>;
export type Account = keyof typeof ACCOUNTS;

/** The kinds of documents that an entry can refer to. */
export const BOOK_DOCUMENTS = ['order', 'receipt', 'count', 'import', 'claim', 'payment'] as const;
export type BookDocument = (typeof BOOK_DOCUMENTS)[number];
