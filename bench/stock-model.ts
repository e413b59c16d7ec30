import { openStockWorld, runStockMix } from '../apps/server/src/testing/stock-commands.ts';
import type { BenchShop } from './bench-shop.ts';
import { openShopProcesses } from './shop-processes.ts';

const FULL = { rounds: 300, atOnce: 12 };
const SHORT = { rounds: 20, atOnce: 8 };

/** STOCK-01: everything that moves stock, in parallel, against two server processes that are killed again and again. */
export async function stockModel(bench: BenchShop): Promise<void> {
	const { report, full } = bench;
	const size = full ? FULL : SHORT;
	const seed = Math.floor(Math.random() * 1_000_000);
	const shop = await openShopProcesses(bench);
	try {
		let kills = 0;
		const world = await openStockWorld(shop, async () => {
			kills += 1;
			await shop.kill();
		});
		let fault = '';
		await runStockMix(world, { ...size, kills: true, seed }).catch((error: Error) => {
			fault = error.message;
		});
		const done = [...world.done].map(([kind, count]) => `${count} × ${kind}`).join(', ');
		report.note(`seed ${seed}: ${done}; ${kills} × kill -9`);
		report.check(
			`STOCK-01 ${size.rounds} rounds of ${size.atOnce} steps at once, with kill -9`,
			'journal, stock and documents agree after each',
			fault.slice(0, 500) || `agree; ${kills} kills`,
			fault === '',
		);
	} finally {
		await shop.close();
	}
}
