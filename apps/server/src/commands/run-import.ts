import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { readConfig } from '../main/config.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { requireSchema } from '../platform/database/migrate.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { readSheet, type Sheet } from '../platform/sheets/read-sheet.ts';
import { SheetError } from '../platform/sheets/sheet-error.ts';
import { runMain, UsageError } from './run-main.ts';

/** At most this many rows are printed. */
export const SHOWN = 10;

/** Runs a command that reads a file of another shop. Without --apply it only says what it would do. */
export function runImport(
	command: string,
	work: (db: Database, sheet: Sheet, options: { apply: boolean }) => Promise<void>,
): void {
	runMain(async () => {
		const { values, positionals } = parseArgs({
			options: { apply: { type: 'boolean', default: false } },
			allowPositionals: true,
		});
		const [file, ...more] = positionals;
		if (!file || more.length > 0)
			throw new UsageError(`Which file? npm run ${command} -- <CSV or XLSX file> [--apply]`);
		const config = readConfig(process.env);
		const sheet = await readSheetFile(resolve(file));
		const postgres = await openPostgres(config, () => {});
		try {
			await requireSchema(postgres.directUrl);
			const db = openDatabase(postgres.directUrl, () => {}, { noQueryTimeout: true });
			try {
				await work(db, sheet, values);
			} finally {
				await db.destroy();
			}
		} finally {
			await postgres.stop();
		}
	});
}

export async function readSheetFile(path: string): Promise<Sheet> {
	let content: Buffer;
	try {
		content = readFileSync(path);
	} catch (error) {
		throw new UsageError(`The file cannot be read: ${(error as Error).message}.`);
	}
	return readSheet(content).catch((error: unknown) => {
		if (!(error instanceof SheetError)) throw error;
		throw new UsageError(`${path}: ${importsTexts.en[`problem.${error.problem}`]}`);
	});
}
