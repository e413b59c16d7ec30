import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { copyDemoPictures, fillDemoCatalogue, OrdersExist } from './demo/fill-catalogue.ts';
import { growCatalogue } from './demo/grow-catalogue.ts';
import { fillDemoAccessories } from './demo/insert-accessories.ts';
import { fillDemoFamilies } from './demo/insert-families.ts';
import { fillDemoOrders } from './demo/insert-orders.ts';
import { fillDemoPeople } from './demo/insert-people.ts';
import { fillDemoPrices } from './demo/insert-prices.ts';
import { fillDemoPromotions } from './demo/insert-promotions.ts';
import { progressBar } from './progress-bar.ts';
import { runMain, UsageError } from './run-main.ts';

/** How many products the demo catalogue has by itself, and how many the generator was tried with. */
const FEWEST_PRODUCTS = 600;
const MOST_PRODUCTS = 1_000_000;

/**
 * npm run seed: the demo catalogue again, in place of what the shop sells now. With --products it grows to so many;
 * with --keep what is there stays, and a run that was stopped goes on.
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
		await copyDemoPictures(config.dataDir);
		await fillDemoCatalogue(postgres.directUrl, { replace: !values.keep, now, say }).catch(
			(error: unknown) => {
				if (!(error instanceof OrdersExist)) throw error;
				throw new UsageError(`${error.message} Keep it with --keep, or name another DATA_DIR.`);
			},
		);
		if (!values.keep) await fillDemoPeople(postgres.directUrl, now);
		if (!values.keep) await fillDemoPromotions(postgres.directUrl);
		if (!values.keep) await fillDemoPrices(postgres.directUrl, now);
		if (!values.keep) await fillDemoFamilies(postgres.directUrl);
		if (!values.keep) await fillDemoAccessories(postgres.directUrl);
		if (!values.keep) await fillDemoOrders(postgres.directUrl, now);
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
