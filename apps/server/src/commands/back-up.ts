import { join, resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { BackupError } from '../features/backups/backup-files.ts';
import { writeBackup } from '../features/backups/write-backup.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';

/** npm run backup [-- folder]: the database of one moment and the uploaded pictures, while the shop goes on. */
const say = (line: string) => console.log(`· ${line}`);
const config = readConfig(process.env);
const now = new Date();
const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
const dir = resolve(process.argv[2] ?? join(config.dataDir, 'backups', stamp));

const postgres = await openPostgres(config, say);
try {
	say(`writing ${dir}`);
	const { tables, pictures } = await writeBackup({
		databaseUrl: postgres.url,
		originalsDir: join(config.dataDir, 'originals'),
		dir,
		now,
		say,
	});
	const rows = tables.reduce((sum, table) => sum + table.rows, 0);
	say(`done: ${tables.length} tables, ${rows} rows, ${pictures} pictures; read back and the same`);
} catch (error) {
	if (!(error instanceof BackupError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
} finally {
	await postgres.stop();
}
