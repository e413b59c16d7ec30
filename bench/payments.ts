import { readConfig } from '../apps/server/src/config.ts';
import { type BankGateway, BankSilence } from '../apps/server/src/features/banks/bank-gateway.ts';
import { type Bank, openBanks } from '../apps/server/src/features/banks/open-banks.ts';
import { later } from '../apps/server/src/platform/clock.ts';
import { type BankProcess, startBank } from '../apps/server/src/testing/bank/start-bank.ts';
import { type PaymentWorld, runPaymentMix } from '../apps/server/src/testing/payment-commands.ts';
import type { BenchShop } from './bench-shop.ts';
import { openShopProcesses } from './shop-processes.ts';

const FULL = { runs: 10, commands: 200 };
const SHORT = { runs: 1, commands: 60 };
const CONTROL = { commands: 100, tries: 5 };
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
	try {
		const mixed = await runMixes(world, { runs, commands });
		const what = `R20 PAY-03 ${runs * commands} commands, ${kills} kills: ${mixed.told}`;
		bench.report.check(
			what,
			'shop, bank and cash book agree to the tenge',
			mixed.differs ?? 'agree',
			!mixed.differs,
		);
		if (!mixed.differs) await losingRefunds(bench, world, bank);
	} finally {
		await shop.close();
		await bank.stop();
	}
}

/** A bank that loses every response to a refund; and the control, which sends again what was not responded to. */
async function losingRefunds(bench: BenchShop, world: PaymentWorld, bank: BankProcess): Promise<void> {
	const lose = () =>
		bank.tell({ settings: { isSettled: true }, faults: { refund: { kind: 'lost', times: 1_000_000 } } });
	await lose();
	const { commands, tries } = CONTROL;
	const careful = await runMixes(world, { runs: 1, commands });
	bench.report.check(
		`R20 PAY-04 ${commands} commands, every response to a refund is lost`,
		'agree',
		careful.differs ?? 'agree',
		!careful.differs,
	);
	const careless = { ...world, parts: { ...world.parts, banks: world.parts.banks.map(sendingAgain) } };
	let control: Mixed = { told: '', differs: undefined };
	// A mix without a refund in part finds nothing.
	for (let count = 0; count < tries && !control.differs; count += 1) {
		await lose();
		control = await runMixes(careless, { runs: 1, commands });
	}
	bench.report.check(
		'R20 control: refunds are sent again without asking what has arrived',
		'differ',
		control.differs ?? 'agree',
		control.differs !== undefined,
	);
}

function sendingAgain(bank: Bank): Bank {
	const refund: BankGateway['refund'] = (part) =>
		bank.gateway.refund(part).catch((error: unknown) => {
			if (error instanceof BankSilence) return bank.gateway.refund(part);
			throw error;
		});
	return { ...bank, gateway: { ...bank.gateway, refund } };
}

type Mixed = { told: string; differs: string | undefined };

async function runMixes(
	world: PaymentWorld,
	{ runs, commands }: { runs: number; commands: number },
): Promise<Mixed> {
	let orders = 0;
	let told = '';
	for (let run = 0; run < runs; run += 1) {
		const seed = Math.floor(Math.random() * 1_000_000_000);
		console.log(`  run ${run + 1} of ${runs}, seed ${seed}`);
		try {
			const sums = await runPaymentMix(world, { seed, commands });
			orders += sums.orders ?? 0;
			told = `${orders} orders, ${sums.payments} payments, ${sums.paidTenge} tenge paid, ${sums.refundedTenge} given back`;
		} catch (error) {
			console.error(error);
			return { told, differs: String((error as Error).cause ?? error).slice(0, 200) };
		}
	}
	return { told, differs: undefined };
}
