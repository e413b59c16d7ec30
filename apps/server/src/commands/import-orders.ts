import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { manatFromTenge } from '@dukan/domain/money/money.ts';
import { readConfig } from '../config.ts';
import { readSheet } from '../features/imports/read-sheet.ts';
import { SheetError } from '../features/imports/sheet-error.ts';
import { insertPastOrders } from '../features/orders/import-past-orders.queries.ts';
import { planPastOrders, UnknownOrderColumns } from '../features/orders/import-past-orders.ts';
import { openDatabase } from '../platform/database/database.ts';
import { requireSchema } from '../platform/database/migrate.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { runMain, UsageError } from './run-main.ts';

const SHOWN = 10;

/** npm run import-orders -- file [--apply]: ended orders of another shop; without --apply it only says what it would do. */
runMain(async () => {
	const { values, positionals } = parseArgs({
		options: { apply: { type: 'boolean', default: false } },
		allowPositionals: true,
	});
	const [file] = positionals;
	if (!file) throw new UsageError('Which file? npm run import-orders -- <CSV or XLSX file> [--apply]');
	const config = readConfig(process.env);
	const sheet = await readSheet(readFileSync(file)).catch((error: unknown) => {
		throw error instanceof SheetError ? new UsageError(`The file cannot be read: ${error.message}.`) : error;
	});
	const postgres = await openPostgres(config, () => {});
	try {
		await requireSchema(postgres.directUrl);
		const db = openDatabase(postgres.directUrl, () => {}, { noQueryTimeout: true });
		try {
			const { add, known, refused } = await planPastOrders(db, sheet, new Date()).catch((error: unknown) => {
				throw error instanceof UnknownOrderColumns ? new UsageError(error.message) : error;
			});
			console.log(`${add.length} new, ${known} known already, ${refused.length} refused`);
			for (const { number, createdAt, lines, subtotalTenge } of add.slice(0, SHOWN))
				console.log(
					`  new: ${number} of ${createdAt.toISOString().slice(0, 10)}, ${lines.length} lines, ${manatFromTenge(subtotalTenge)} manat`,
				);
			for (const { row, reason } of refused.slice(0, SHOWN)) console.log(`  row ${row}: ${reason}`);
			if (!values.apply) console.log('Nothing is changed yet: add --apply.');
			else console.log(`${await insertPastOrders(db, add)} added.`);
		} finally {
			await db.destroy();
		}
	} finally {
		await postgres.stop();
	}
});
