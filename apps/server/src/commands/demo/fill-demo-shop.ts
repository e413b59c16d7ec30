import { copyDemoPictures, type FillOptions, fillDemoCatalogue } from './fill-catalogue.ts';
import { fillDemoAccessories } from './insert-accessories.ts';
import { fillDemoFamilies } from './insert-families.ts';
import { fillDemoOrders } from './insert-orders.ts';
import { fillDemoPeople } from './insert-people.ts';
import { fillDemoPrices } from './insert-prices.ts';
import { fillDemoPromotions } from './insert-promotions.ts';

/** Fills the whole demo: goods with their pictures, people, and four weeks of orders. */
export async function fillDemoShop(
	databaseUrl: string,
	{ dataDir, ...options }: FillOptions & { dataDir: string },
): Promise<void> {
	const { now } = options;
	await copyDemoPictures(dataDir);
	await fillDemoCatalogue(databaseUrl, options);
	await fillDemoPeople(databaseUrl, now);
	await fillDemoPromotions(databaseUrl);
	await fillDemoPrices(databaseUrl, now);
	await fillDemoFamilies(databaseUrl);
	await fillDemoAccessories(databaseUrl);
	await fillDemoOrders(databaseUrl, now);
}
