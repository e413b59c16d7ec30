import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup, undoRestore } from '../areas/running/backups/restore-backup.ts';
import { readConfig } from '../main/config.ts';
import { NOT_RESTORED } from '../main/not-restored.ts';
import { PERSONAL } from '../main/personal.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { runMain, UsageError } from './run-main.ts';

/**
 * npm run restore -- folder [--replace]: restores the database and the files from a backup. The shop must be
 * closed. After an interrupted restore, --undo returns to the former shop.
 */
runMain(async () => {
	const { values, positionals } = parseArgs({
		options: {
			replace: { type: 'boolean', default: false },
			undo: { type: 'boolean', default: false },
		},
		allowPositionals: true,
	});
	const [folder, ...more] = positionals;
	if (!values.undo && (!folder || more.length > 0))
		throw new UsageError('Which backup? npm run restore -- <folder of the backup>');
	const config = readConfig(process.env);
	const postgres = await openPostgres(config, say);
	try {
		const { directUrl: databaseUrl } = postgres;
		if (values.undo || !folder) {
			await undoRestore(databaseUrl);
			say('done: the shop of before the restore');
			return;
		}
		const { tables, files, madeAt } = await restoreBackup({
			databaseUrl,
			dataDir: config.dataDir,
			dir: resolve(folder),
			replace: values.replace,
			say,
			personal: PERSONAL,
			notRestored: NOT_RESTORED,
		});
		const rows = tables.reduce((sum, table) => sum + table.rows, 0);
		say(
			`done: the shop of ${madeAt}: ${tables.length} tables, ${rows} rows, ${files.length} files, as the backup has them`,
		);
	} finally {
		await postgres.stop();
	}
});

function say(line: string): void {
	console.log(`· ${line}`);
}
