import { parseArgs } from 'node:util';
import { readConfig } from '../main/config.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { fillDemoCatalogue, OrdersExist } from './demo/fill-catalogue.ts';
import { fillDemoShop } from './demo/fill-demo-shop.ts';
import { growCatalogue } from './demo/grow-catalogue.ts';
import { runMain, UsageError } from './run-main.ts';

const WIDTH = 30;
/** Without a terminal a line is printed each time this part more is done. */
const PLAIN_STEP = 0.1;

/**
 * Shows '[##########--------------------] 33,000 of 100,000, 24 s left'. On a terminal this is one line that
 * is overwritten.
 */
function progressBar(total: number, out: NodeJS.WriteStream): (done: number) => void {
	let startedMs: number | undefined;
	let startedAt = 0;
	let told = 0;
	return (done) => {
		const nowMs = performance.now();
		if (startedMs === undefined) {
			startedMs = nowMs;
			startedAt = done;
		}
		const share = done / total;
		const leftS = ((nowMs - startedMs) / 1000) * ((total - done) / Math.max(1, done - startedAt));
		const left = done === total ? 'done' : done === startedAt ? '' : `${Math.ceil(leftS)} s left`;
		const filled = Math.round(share * WIDTH);
		const count = `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
		const line = `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${count}${left && `, ${left}`}`;
		if (out.isTTY) out.write(`\r${line}\u001b[K${done === total ? '\n' : ''}`);
		else if (done === total || share - told >= PLAIN_STEP) {
			told = share;
			out.write(`${line}\n`);
		}
	};
}

/** The size of the demo catalogue itself, and the largest size with which the generator was tried. */
const FEWEST_PRODUCTS = 600;
const MOST_PRODUCTS = 1_000_000;

/**
 * npm run seed: fills the demo again, which replaces everything but staff. With --products it grows to that
 * many products. With --keep existing data stay, and a run that was stopped continues.
 */
runMain(async () => {
	const { values } = parseArgs({
		options: { keep: { type: 'boolean', default: false }, products: { type: 'string' } },
	});
	const say = (line: string) => console.log(`· ${line}`);

	const products = Number(values.products ?? FEWEST_PRODUCTS);
	if (!Number.isInteger(products) || products < FEWEST_PRODUCTS || products > MOST_PRODUCTS) {
		throw new UsageError(`--products must be a whole number from ${FEWEST_PRODUCTS} to ${MOST_PRODUCTS}.`);
	}

	const config = readConfig(process.env);
	const postgres = await openPostgres(config, say);
	try {
		await migrate(postgres.directUrl, say);
		const now = new Date();
		const filling = values.keep
			? fillDemoCatalogue(postgres.directUrl, { replace: false, now, say })
			: fillDemoShop(postgres.directUrl, { dataDir: config.dataDir, replace: true, now, say });
		await filling.catch((error: unknown) => {
			if (!(error instanceof OrdersExist)) throw error;
			throw new UsageError(`${error.message} Keep it with --keep, or name another DATA_DIR.`);
		});
		if (values.products !== undefined) {
			const startedMs = performance.now();
			await growCatalogue(postgres.directUrl, {
				products,
				now,
				onProgress: progressBar(products, process.stdout),
			});
			const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
			say(`grown in ${seconds} s; if stopped, --keep goes on from there`);
		}
	} finally {
		await postgres.stop();
	}
	say('done');
});
