import { mergeSetting, writeSetting } from '../areas/shop/settings/settings.queries.ts';
import { readConfig } from '../main/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { runMain, UsageError } from './run-main.ts';

/**
 * A step of `dukan setup`, run as the shop's account: names a shop that has no name yet, in all languages.
 */
runMain(async () => {
	const name = process.argv[2];
	const { databaseUrl } = readConfig(process.env);
	if (!databaseUrl || !name) throw new UsageError('name-shop.ts needs DATABASE_URL and a name.');
	const db = openDatabase(databaseUrl, () => {}, { noQueryTimeout: true });
	try {
		await db.transaction().execute(async (trx) => {
			const identity = await mergeSetting(trx, 'identity', { name: { tm: name, ru: name, en: name } });
			const row = await trx
				.selectFrom('settings')
				.select('key')
				.where('key', '=', 'identity')
				.executeTakeFirst();
			if (!row) await writeSetting(trx, 'identity', identity);
		});
	} finally {
		await db.destroy();
	}
});
