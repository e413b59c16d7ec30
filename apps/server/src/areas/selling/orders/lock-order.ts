/**
 * A transaction locks rows of these tables in this order, rows of one table by id, so that transactions wait for each other but
 * never in a circle. Tests note the locks of every transaction and fail on another order (testing/lock-journal.ts).
 */
export const LOCK_ORDER = [
	// A new order has no row to lock, so the orders of one person are placed one after the other.
	'users',
	// Whatever changes an existing order locks it before anything that it touches.
	'orders',
	'payments',
	'claims',
	'products',
	// A return is taken under its order's lock; its pieces and its money move under the lock of the products.
	'returns',
	// Express: the single row with the number of orders that it takes at once.
	'order_rules',
	'promotions',
	'promotion_codes',
	// Locked last, because many want the same slot: others wait for no more than the commit.
	'slot_bookings',
] as const;

/** Stock moves only in a transaction that has locked its products, so its rows need no place of their own. */
export const LOCKED_WITH = { stock_movements: 'products' } as const satisfies Readonly<
	Record<string, (typeof LOCK_ORDER)[number]>
>;
