import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { restoreBackup, undoRestore } from '../features/backups/restore-backup.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { runMain, UsageError } from './run-main.ts';

/**
 * npm run restore -- folder [--replace]: the database and the files as a backup has them. The shop must be closed.
 * npm run restore -- --undo: the shop of before, if a restore was interrupted.
 */
runMain(async () => {
	const say = (line: string) => console.log(`· ${line}`);
	const { values, positionals } = parseArgs({
		options: { replace: { type: 'boolean', default: false }, undo: { type: 'boolean', default: false } },
		allowPositionals: true,
	});
	const [folder] = positionals;
	if (!folder && !values.undo)
		throw new UsageError('Which backup? npm run restore -- <folder of the backup>');

	const config = readConfig(process.env);
	const postgres = await openPostgres(config, say);
	try {
		if (!folder) {
			await undoRestore(postgres.url);
			say('done: the shop of before the restore');
			return;
		}
		const { tables, files, madeAt } = await restoreBackup({
			databaseUrl: postgres.url,
			dataDir: config.dataDir,
			dir: resolve(folder),
			replace: values.replace,
			say,
		});
		const rows = tables.reduce((sum, table) => sum + table.rows, 0);
		say(
			`done: the shop of ${madeAt}: ${tables.length} tables, ${rows} rows, ${files.length} files, as the backup has them`,
		);
	} finally {
		await postgres.stop();
	}
});
