import { readConfig } from '../apps/server/src/config.ts';
import { openBanks } from '../apps/server/src/features/banks/open-banks.ts';
import { later } from '../apps/server/src/platform/clock.ts';
import { startBank } from '../apps/server/src/testing/bank/start-bank.ts';
import { type PaymentWorld, runPaymentMix } from '../apps/server/src/testing/payment-commands.ts';
import type { BenchShop } from './bench-shop.ts';
import { openShopProcesses } from './shop-processes.ts';

const FULL = { runs: 10, commands: 200 };
const SHORT = { runs: 1, commands: 60 };
/** Far shorter than a bank's, so that lost responses do not take minutes. */
const TIMEOUT_MS = '2000';

/** R20, PAY-03, PAY-04: two server processes, killed again and again, a bank that fails, and the books afterwards. */
export async function payments(bench: BenchShop): Promise<void> {
	const { runs, commands } = bench.full ? FULL : SHORT;
	const bank = await startBank();
	const env = { ...bank.env, CARD_TIMEOUT_MS: TIMEOUT_MS };
	const shop = await openShopProcesses(bench, env);
	const config = readConfig({ ...env, DATABASE_URL: bench.databaseUrl, DATA_DIR: bench.dataDir });
	let passedMs = 0;
	let kills = 0;
	const world: PaymentWorld = {
		shop,
		bank,
		parts: {
			db: shop.db,
			config,
			banks: openBanks(config.banks),
			clock: () => later(new Date(), passedMs),
		},
		pass: (ms) => {
			passedMs += ms;
		},
		kill: async () => {
			kills += 1;
			await shop.kill();
		},
	};
	const sums = { orders: 0, payments: 0, paidTenge: 0, refundedTenge: 0 };
	let failure: unknown;
	try {
		for (let run = 0; run < runs; run += 1) {
			const seed = Math.floor(Math.random() * 1_000_000_000);
			console.log(`  run ${run + 1} of ${runs}, seed ${seed}`);
			const told = await runPaymentMix(world, { seed, commands });
			sums.orders += told.orders ?? 0;
			sums.payments = told.payments ?? 0;
			sums.paidTenge = told.paidTenge ?? 0;
			sums.refundedTenge = told.refundedTenge ?? 0;
		}
	} catch (error) {
		failure = error;
		console.error(error);
	} finally {
		await shop.close();
		await bank.stop();
	}
	bench.report.check(
		`R20 PAY-03 ${runs * commands} commands, ${kills} kills: ${sums.orders} orders, ${sums.payments} payments, ${sums.paidTenge} tenge paid, ${sums.refundedTenge} given back`,
		'shop, bank and cash book agree to the tenge',
		failure === undefined ? 'agree' : String((failure as Error).cause ?? failure).slice(0, 200),
		failure === undefined,
	);
}
