import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '../apps/server/src/platform/database/tables.ts';
import { signUpShopper } from '../apps/server/src/testing/shopper.ts';
import { openTestShop } from '../apps/server/src/testing/test-shop.ts';
import { FIRST_USER_ID, PRODUCTS, prepareForOrders, USERS } from './orders-galore.ts';

/** What stands for itself in the statements of one order, to be drawn for each one: value → variable. */
const FIRST_ORDER_ID = 7_000_001;
const KEY = 'bench-key-of-the-order';
const PRODUCT_IDS = [61, 62] as const;
const DAY = '2026-11-16';

/**
 * The statements that the shop itself runs for one order, taken down while it does, with user, goods, hour, key and number
 * as variables of pgbench. Nothing is left out: the session is looked up first, and the order is read back last.
 */
export async function orderScript(): Promise<string[]> {
	const closing: (() => Promise<void>)[] = [];
	const taken: { text: string; values: unknown[] }[] = [];
	let taking = false;
	const shop = await openTestShop(
		{ after: (work) => closing.push(work) },
		{
			openDatabase: (url) => {
				const pool = new pg.Pool({ connectionString: url, max: 1 });
				pool.on('connect', (client) => {
					const query = client.query.bind(client) as (text: string, values?: unknown[]) => unknown;
					Object.assign(client, {
						query: (text: string, values: unknown[] = []) => {
							if (taking) taken.push({ text, values });
							return query(text, values);
						},
					});
				});
				return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
			},
		},
	);
	try {
		const { districtId } = await prepareForOrders(shop.db, { firstOrderId: FIRST_ORDER_ID });
		const shopper = await signUpShopper(shop);
		taking = true;
		const answer = await shopper.order(
			{
				items: PRODUCT_IDS.map((p_id) => ({ p_id, quantity: 1 })),
				delivery: 'courier',
				district_id: districtId,
				address: 'Parahat 1, jaý 12',
				slot: { date: DAY, id: 3 },
				expected_total: 220,
			},
			KEY,
		);
		taking = false;
		if (answer.statusCode !== 201) throw new Error(answer.body);
		const { number } = answer.json().order;
		return taken.map(({ text, values }) => withVariables(text, values, number));
	} finally {
		for (const close of closing) await close();
	}
}

function withVariables(text: string, values: readonly unknown[], number: string): string {
	const statement = text
		.trim()
		.replaceAll(/\s+/g, ' ')
		.replaceAll(/\$(\d+)/g, (_, place) => literal(values[Number(place) - 1], number));
	return /^with line as/.test(statement) ? `${statement} \\gset order_` : `${statement};`;
}

function literal(value: unknown, number: string): string {
	if (value === null || value === undefined) return 'null';
	if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
	if (value instanceof Date) return `'${value.toISOString()}'`;
	if (Array.isArray(value)) return `'{${value.map(variable).join(',')}}'`;
	const known = variable(value);
	if (known !== String(value)) return `'${known}'`;
	const text = String(value)
		.replaceAll("'", "''")
		.replace(`"product_id":${PRODUCT_IDS[0]}`, '"product_id": :first')
		.replace(`"product_id":${PRODUCT_IDS[1]}`, '"product_id": :second')
		.replace(number, 'B:client_id-:one-:two')
		.replace(KEY, 'bench-:client_id-:one-:two')
		.replace(DAY, '2026-11-:day');
	return `'${text}'`;
}

function variable(value: unknown): string {
	if (value === FIRST_USER_ID) return ':user';
	if (value === FIRST_ORDER_ID) return ':order_id';
	if (value === PRODUCT_IDS[0]) return ':first';
	if (value === PRODUCT_IDS[1]) return ':second';
	return String(value);
}

/** What pgbench draws for each order; the goods in the order of their ids, as the shop takes them. */
export const ORDER_VARIABLES = {
	user: [FIRST_USER_ID, FIRST_USER_ID + USERS - 1],
	first: [1, PRODUCTS / 2],
	second: [PRODUCTS / 2 + 1, PRODUCTS],
	day: [16, 21],
	one: [1, 1_000_000_000],
	two: [1, 1_000_000_000],
} as const;
