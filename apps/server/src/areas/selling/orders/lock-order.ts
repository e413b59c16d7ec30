/**
 * A transaction locks rows of these tables in this order, and rows of one table by id, so that no two
 * transactions can wait for each other forever (deadlock). Tests note the locks of every transaction and fail
 * on another order (testing/lock-journal.ts).
 */
export const LOCK_ORDER = [
	// A new order has no row to lock yet. The lock on its person makes that person's orders wait for each
	// other.
	'users',
	// Every change of an existing order locks the order before anything that belongs to it.
	'orders',
	'payments',
	'claims',
	'products',
	// A return is taken under its order's lock; its pieces and its money move under the lock of the products.
	'returns',
	// The single row with the number of express orders that the shop takes at once.
	'order_rules',
	'promotions',
	'promotion_codes',
	// Slots are locked last, because many orders want the same one and then wait only for a commit.
	'slot_bookings',
] as const;

/** Stock moves only in a transaction that has locked its products, so its rows need no place of their own. */
export const LOCKED_WITH = { stock_movements: 'products' } as const satisfies Readonly<
	Record<string, (typeof LOCK_ORDER)[number]>
>;
