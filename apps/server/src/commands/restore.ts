import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { BackupError } from '../features/backups/backup-files.ts';
import { restoreBackup } from '../features/backups/restore-backup.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';

/** npm run restore -- folder [--replace]: the database and the pictures as a backup has them. The shop must be closed. */
const say = (line: string) => console.log(`· ${line}`);
const { values, positionals } = parseArgs({
	options: { replace: { type: 'boolean', default: false } },
	allowPositionals: true,
});
const [folder] = positionals;
if (!folder) {
	console.error('Which backup? npm run restore -- <folder of the backup>');
	process.exit(1);
}

const config = readConfig(process.env);
const postgres = await openPostgres(config, say);
try {
	const { tables, madeAt } = await restoreBackup({
		databaseUrl: postgres.url,
		originalsDir: join(config.dataDir, 'originals'),
		dir: resolve(folder),
		replace: values.replace,
		say,
	});
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	say(`done: the shop of ${madeAt}: ${tables.length} tables, ${rows} rows; every count is the backup's`);
} catch (error) {
	if (!(error instanceof BackupError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
} finally {
	await postgres.stop();
}
