import { sql } from 'kysely';
import type { Database } from '../apps/server/src/platform/database/database.ts';
import { expectMoneyBalance } from '../apps/server/src/testing/money-balance.ts';
import { runMoneyMix } from '../apps/server/src/testing/money-commands.ts';
import {
	MONEY_PRODUCT_IDS,
	type MoneyWorld,
	openMoneyWorld,
} from '../apps/server/src/testing/money-world.ts';
import { prepareTemplate } from '../apps/server/src/testing/test-databases.ts';
import { openTestShop } from '../apps/server/src/testing/test-shop.ts';
import { UnprotectedDatabase } from '../apps/server/src/testing/unprotected-database.ts';
import type { BenchShop } from './bench-shop.ts';
import { openShopProcesses } from './shop-processes.ts';

const FULL = { rounds: 300, atOnce: 12 };
const SHORT = { rounds: 20, atOnce: 8 };
const PIECES = 100_000;

/** R20: everything that moves money, in parallel, against two server processes that are killed again and again. */
export async function moneyModel(bench: BenchShop): Promise<void> {
	const { report, full } = bench;
	const size = full ? FULL : SHORT;
	const seed = Math.floor(Math.random() * 1_000_000);
	const shop = await openShopProcesses(bench);
	try {
		const world = await openMoneyWorld(shop, shop.kill, PIECES);
		const fault = await faultOf(runMoneyMix(world, { ...size, kills: true, seed }));
		const done = [...world.done].map(([kind, count]) => `${count} × ${kind}`).join(', ');
		report.note(`seed ${seed}: ${done}`);
		report.check(
			`R20 ${size.rounds} rounds of ${size.atOnce} steps at once, with kill -9`,
			'orders, payments, cash book, returns and stock agree after each',
			fault.slice(0, 2000) || `agree to the tenge and the piece; ${world.done.get('kill') ?? 0} kills`,
			fault === '',
		);
		if (fault === '') await oneOff(world, report);
	} finally {
		await shop.close();
	}
	await withoutLocks(bench);
}

const faultOf = (run: Promise<void>): Promise<string> =>
	run.then(
		() => '',
		(error: Error) => error.message,
	);

/** What each place looks like with a tenge or a piece too much. */
const ONE_OFF: Record<string, (db: Database) => Promise<unknown>> = {
	'an entry of the cash book': (db) =>
		sql`update cash_entries set amount_tenge = amount_tenge + 1 where id = (select max(id) from cash_entries)`.execute(
			db,
		),
	'what an order was paid': (db) =>
		sql`update orders set paid_cash_tenge = paid_cash_tenge + 1 where id = (select max(id) from orders
			where paid_cash_tenge is not null)`.execute(db),
	'the goods of an order': (db) =>
		sql`update order_lines set quantity = quantity + 1 where (order_id, product_id) = (select order_id, product_id
			from order_lines l join orders o on o.id = l.order_id where o.status = 'completed' limit 1)`.execute(
			db,
		),
	'what was refunded': (db) =>
		sql`update orders set refunded_tenge = refunded_tenge - 1 where id = (select max(order_id) from returns)`.execute(
			db,
		),
	'the money of a return': (db) =>
		sql`update returns set amount_tenge = amount_tenge - 1 where id = (select max(id) from returns
			where settlement = 'cash')`.execute(db),
	'a return that is gone': (db) =>
		sql`delete from returns where id = (select max(id) from returns)`.execute(db),
	'an order that is gone': (db) =>
		sql`delete from orders where id = (select max(id) from orders)`.execute(db),
	'a piece in stock': (db) =>
		sql`update product_stock set quantity = quantity + 1 where product_id = ${MONEY_PRODUCT_IDS[0]}`.execute(
			db,
		),
	'a piece in stock and in its journal': (db) =>
		sql`with moved as (insert into stock_movements (product_id, kind, quantity)
				values (${MONEY_PRODUCT_IDS[0]}, 'correction', 1))
			update product_stock set quantity = quantity + 1 where product_id = ${MONEY_PRODUCT_IDS[0]}`.execute(
			db,
		),
};

class Undo extends Error {}

/** The control: a difference of one is found wherever it is. */
async function oneOff(world: MoneyWorld, report: BenchShop['report']): Promise<void> {
	const missed: string[] = [];
	for (const [place, change] of Object.entries(ONE_OFF)) {
		const tampering = world.shop.db.transaction().execute(async (trx) => {
			await sql`set local session_replication_role = replica`.execute(trx);
			await change(trx);
			if ((await faultOf(expectMoneyBalance({ ...world, shop: { ...world.shop, db: trx } }))) === '')
				missed.push(place);
			throw new Undo();
		});
		await tampering.catch((error: unknown) => {
			if (!(error instanceof Undo)) throw error;
		});
	}
	const places = Object.keys(ONE_OFF).length;
	report.check(
		`R20 control: one tenge or piece off, in ${places} places`,
		'found in each',
		missed.length === 0 ? `found in ${places}` : `missed: ${missed.join(', ')}`,
		missed.length === 0,
	);
}

const CONTROL = { rounds: 60, atOnce: 12, kills: false, seed: 20 };

/** The control: the same steps without locks go wrong. */
async function withoutLocks({ serverUrl, report }: BenchShop): Promise<void> {
	Object.assign(process.env, {
		TEST_SERVER_URL: serverUrl,
		TEST_TEMPLATE: await prepareTemplate(serverUrl, () => {}),
	});
	const closing: (() => Promise<void>)[] = [];
	const shop = await openTestShop(
		{ after: (work) => closing.push(work) },
		{ openDatabase: (url) => new UnprotectedDatabase(url).db },
	);
	try {
		const world = await openMoneyWorld(shop, async () => {}, PIECES);
		const found = (await faultOf(runMoneyMix(world, CONTROL))).split('\n')[0] ?? '';
		report.check('R20 control: no locks', 'does not agree', found.slice(0, 200) || 'agrees', found !== '');
	} finally {
		for (const close of closing) await close();
	}
}
