import { openDatabase } from '../../platform/database/database.ts';

/** The demo catalogue, where nothing is sold yet. Its hundreds of drawings are read only then. */
export async function fillEmptyShop(databaseUrl: string, say: (line: string) => void): Promise<void> {
	const db = openDatabase(databaseUrl, console.error, { noQueryTimeout: true });
	const sold = await db
		.selectFrom('categories')
		.select('id')
		.limit(1)
		.executeTakeFirst()
		.finally(() => db.destroy());
	if (sold) return;
	const { fillDemoCatalogue } = await import('./fill-catalogue.ts');
	await fillDemoCatalogue(databaseUrl, { replace: false, now: new Date(), say });
}
