import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { findStockDifferences } from '../apps/server/src/areas/goods/stock/stock.queries.ts';
import { findCashDifferences } from '../apps/server/src/areas/money/cash/cash-entries.queries.ts';
import { copyDemoPictures } from '../apps/server/src/commands/demo/fill-catalogue.ts';
import { fillDemoAccessories } from '../apps/server/src/commands/demo/insert-accessories.ts';
import { fillDemoFamilies } from '../apps/server/src/commands/demo/insert-families.ts';
import { fillDemoOrders } from '../apps/server/src/commands/demo/insert-orders.ts';
import { fillDemoPeople } from '../apps/server/src/commands/demo/insert-people.ts';
import { fillDemoPromotions } from '../apps/server/src/commands/demo/insert-promotions.ts';
import type { Database } from '../apps/server/src/platform/database/database.ts';
import { PATIENT } from '../apps/server/src/testing/server-process.ts';
import { hoursBookedWithoutOrder } from '../apps/server/src/testing/shop-books.ts';
import { cloneTemplate, prepareTemplate } from '../apps/server/src/testing/test-databases.ts';
import { type BenchShop, say } from './bench-shop.ts';
import { closeDay, handOver, takeBack } from './day/count-cash.ts';
import { Ledger } from './day/ledger.ts';
import { makeItMine, stockTheShop } from './day/make-own-shop.ts';
import { shopperWith, signInAsStaff, signUp } from './day/people.ts';
import { bookSums, ledgerSums, reportSums, SUMS, type Sum, type Sums, tableSums } from './day/read-sums.ts';
import * as sell from './day/sell.ts';
import { ROOT } from './other-build.ts';
import { ShopProcesses } from './shop-processes.ts';

const LEAST_KILLS = 5;
/** The phone of a visitor who has no account and asks for a call. */
const VISITOR_PHONE = '2345678';

/**
 * Plays one working day of an owner's new shop in real processes, which it kills from time to time. The day
 * goes from the owner's first steps to the closing of the cash book, a backup and a restore elsewhere. At the
 * end it reads every sum in each place that shows it. All must equal the sums that the script itself has
 * calculated.
 */
export async function day(bench: BenchShop): Promise<void> {
	const { databaseUrl, serverUrl, report } = bench;
	const root = mkdtempSync(join(tmpdir(), 'dukan-day-'));
	const dataDir = join(root, 'data');
	await copyDemoPictures(dataDir);
	const elsewhere = await cloneTemplate(serverUrl, await prepareTemplate(serverUrl, () => {}));
	let shop: ShopProcesses | undefined;
	let restored: ShopProcesses | undefined;
	try {
		await fillAsFirstStart(databaseUrl);
		shop = await ShopProcesses.open({ databaseUrl, dataDir }, PATIENT);
		const { ledger, ids, people } = await workOneDay(shop);
		const columns: Record<string, Sums> = {
			script: ledgerSums(ledger, ids),
			tables: await tableSums(shop.db, ids),
			books: await bookSums(shop.db, ids),
			reports: await reportSums(people.manager, ids),
		};
		report.check(
			'the shop killed with kill -9 while a request is under way',
			`at least ${LEAST_KILLS} points`,
			`${shop.kills.length}: ${shop.kills.map((path) => path.replace(/^\/api\/(staff\/)?/, '')).join(', ')}; ${shop.lostResponses} first responses lost`,
			shop.kills.length >= LEAST_KILLS && shop.lostResponses > 0,
		);

		say('backup, restore elsewhere');
		const backup = join(root, 'backup');
		runCommand('backup.mjs', [backup], { databaseUrl, dataDir });
		const restoredDir = join(root, 'restored');
		runCommand('restore.mjs', [backup, '--replace'], { databaseUrl: elsewhere.url, dataDir: restoredDir });
		restored = await ShopProcesses.open({ databaseUrl: elsewhere.url, dataDir: restoredDir }, PATIENT);
		const manager = await signInAsStaff(restored, 'manager');
		columns['restored tables'] = await tableSums(restored.db, ids);
		columns['restored reports'] = await reportSums(manager, ids);

		report.table('Sums of the day, money in tenge', tableOf(columns));
		const differing = findDiffering(columns);
		const compared = Object.values(columns).reduce((count, sums) => count + Object.keys(sums).length, 0);
		report.check(
			'orders, payments, cash book, stock and reports agree',
			'every sum, in every place',
			`${SUMS.length - differing.length} of ${SUMS.length} sums, ${compared} figures compared`,
			differing.length === 0,
		);
		for (const [name, { db }] of Object.entries({ shop, restored })) await requireBalanced(report, name, db);
		await showControls(report, { restored, ids, expected: ledgerSums(ledger, ids) });
	} finally {
		await shop?.close();
		await restored?.close();
		await elsewhere.drop();
		rmSync(root, { recursive: true, force: true });
	}
}

/**
 * Fills the database as a first start does. The template has the demo's products; people, promotions,
 * families and orders are added.
 */
async function fillAsFirstStart(databaseUrl: string): Promise<void> {
	const now = new Date();
	await fillDemoPeople(databaseUrl, now);
	await fillDemoPromotions(databaseUrl);
	await fillDemoFamilies(databaseUrl);
	await fillDemoAccessories(databaseUrl);
	await fillDemoOrders(databaseUrl, now);
}

async function workOneDay(shop: ShopProcesses) {
	const ledger = new Ledger();
	say('the owner makes the shop their own and removes the demo');
	const owner = await signInAsStaff(shop, 'owner');
	await makeItMine(owner);
	say('supplier, goods, receipt, prices, promotion');
	const manager = await signInAsStaff(shop, 'manager');
	const own = await stockTheShop(manager, ledger);
	const people: sell.People = {
		manager,
		operator: await signInAsStaff(shop, 'operator'),
		courier: await signInAsStaff(shop, 'courier'),
		visitor: shopperWith(shop, VISITOR_PHONE),
		neighbour: await signUp(shop),
		shopper: await signUp(shop),
	};
	const today = { shop: own, people, ledger };
	say('first sale, call back, cancellation');
	await sell.firstSale(today);
	await sell.callBack(today);
	await sell.cancelled(today);
	say('an order with a promotion, edited at the call, picked, taken in part at the door; one refused');
	const brought = await sell.orderAndCall(today);
	await sell.atTheDoor(today, brought);
	await sell.refusedAtTheDoor(today);
	say('cash handed over, a return, the day closed');
	await handOver(today);
	await takeBack(today, brought);
	await closeDay(today);
	return { ledger, people, ids: { phone: own.phone.id, headset: own.headset.id } };
}

function runCommand(
	script: string,
	words: string[],
	{ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
): void {
	execFileSync(process.execPath, [`scripts/${script}`, ...words], {
		cwd: ROOT,
		env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
		stdio: ['ignore', 'ignore', 'inherit'],
	});
}

function findDiffering(columns: Record<string, Sums>): Sum[] {
	const all = Object.values(columns);
	return SUMS.filter(
		(sum) => new Set(all.flatMap((sums) => (sum in sums ? [sums[sum] ?? Number.NaN] : []))).size !== 1,
	);
}

function tableOf(columns: Record<string, Sums>) {
	const differing = new Set(findDiffering(columns));
	return SUMS.map((sum) => ({
		sum,
		...Object.fromEntries(Object.entries(columns).map(([name, sums]) => [name, sums[sum] ?? ''])),
		agree: differing.has(sum) ? 'NO' : 'yes',
	}));
}

/** Runs the shop's own checks of its books, which must find nothing. */
async function requireBalanced(report: BenchShop['report'], name: string, db: Database): Promise<void> {
	const found = {
		cash: (await findCashDifferences(db)).length,
		stock: (await findStockDifferences(db)).length,
		hours: await hoursBookedWithoutOrder(db),
	};
	report.check(
		`${name}: cash book against orders and returns, stock against movements, hours against orders`,
		'no difference',
		`${found.cash}, ${found.stock} and ${found.hours} differences`,
		found.cash + found.stock + Math.abs(found.hours) === 0,
	);
}

/** Plants one wrong figure at a time in the restored copy. The checks must find and name each. */
async function showControls(
	report: BenchShop['report'],
	{
		restored,
		ids,
		expected,
	}: { restored: ShopProcesses; ids: { phone: number; headset: number }; expected: Sums },
): Promise<void> {
	const { db } = restored;
	const spoilings = {
		'one headset too many in stock': sql`update product_stock set quantity = quantity + 1
			where product_id = ${ids.headset}`,
		'one tenge too much in the cash book': sql`insert into cash_entries (at, kind, amount_tenge, reason)
			values (now(), 'other', 1, 'control')`,
		'an order that says one tenge less was paid by terminal': sql`update orders
			set paid_terminal_tenge = paid_terminal_tenge - 1 where paid_terminal_tenge > 0`,
	};
	let known = 0;
	for (const [what, spoil] of Object.entries(spoilings)) {
		await spoil.execute(db);
		const columns = {
			expected,
			tables: await tableSums(db, ids),
			books: await bookSums(db, ids),
		};
		const differing = findDiffering(columns);
		report.check(
			`control: ${what}`,
			'found',
			`differs: ${differing.join(', ') || 'nothing'}`,
			differing.length > known,
		);
		known = differing.length;
	}
}
