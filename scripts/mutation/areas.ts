/** A part of the source whose mutants are run against one set of tests. */
export type Area = {
	folder: string;
	/** Globs of what is mutated, and with a ! of what is not. */
	mutate: readonly string[];
	/** Test files that may cover it. Stryker finds out which of them reach a mutant. */
	testFiles: readonly string[];
	/** These tests need a PostgreSQL and its template database. */
	needsDatabase: boolean;
	/** Beyond 1.5 × what the tests take unmutated; a mutant may loop forever. */
	timeoutMs: number;
};

const DOMAIN = 'packages/domain/src';
const ORDERS = 'apps/server/src/features/orders';

export const AREAS: readonly Area[] = [
	{
		folder: DOMAIN,
		mutate: [
			`${DOMAIN}/**/*.ts`,
			`!${DOMAIN}/**/*.test.ts`,
			// Wire shapes: types, schemas and the limits in them. The server's tests of each call cover them.
			`!${DOMAIN}/**/*.api.ts`,
			// Types only.
			`!${DOMAIN}/storefront/shop-reader.ts`,
			// A table of codes, statuses and English titles without any logic.
			`!${DOMAIN}/problems/problems.ts`,
		],
		testFiles: [`${DOMAIN}/**/*.test.ts`],
		needsDatabase: false,
		timeoutMs: 10_000,
	},
	{
		folder: ORDERS,
		// The order transaction: placing, pricing, moving (cancelling is a move), stepping back and editing an order, and their queries.
		mutate: [
			'place-order.ts',
			'quote-order.ts',
			'apply-promotion.ts',
			'delivery-options.ts',
			'order-terms.queries.ts',
			'read-order-terms.queries.ts',
			'ordered-products.queries.ts',
			'sell-order.queries.ts',
			'book-slot.queries.ts',
			'placed-order.ts',
			'orders.queries.ts',
			'move-order.ts',
			'step-back.ts',
			'edit-order.ts',
			'edited-sums.ts',
			'edit-goods.ts',
			'edit-delivery.ts',
		].map((file) => `${ORDERS}/${file}`),
		// Not among them: order-events (streams between two processes), many-at-once (locks, which are SQL) and
		// ashgabat-hours. They take long, and on a busy machine their time-outs would count as kills.
		testFiles: [
			'orders/place-order',
			'orders/quote-order',
			'orders/edit-order-boundaries',
			'orders/edit-order',
			'orders/step-back',
			'orders/orders.routes',
			'orders/staff-orders.routes',
			'promotions/promotions',
		].map((name) => `apps/server/src/features/${name}.test.ts`),
		needsDatabase: true,
		timeoutMs: 60_000,
	},
];

/** The globs of this area that a path given on the command line leaves, none where the path is elsewhere. */
export function globsWithin({ folder, mutate }: Area, path: string): string[] {
	const plain = path.replace(/\/$/, '');
	const [left, out] = [
		mutate.filter((glob) => !glob.startsWith('!')),
		mutate.filter((g) => g.startsWith('!')),
	];
	if (folder.startsWith(plain)) return [...left, ...out];
	if (!plain.startsWith(`${folder}/`)) return [];
	const listed = left.filter((glob) => glob === plain);
	if (listed.length > 0) return listed;
	if (!left.some((glob) => glob.includes('*'))) return [];
	return [plain.endsWith('.ts') ? plain : `${plain}/**/*.ts`, ...out];
}
