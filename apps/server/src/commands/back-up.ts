import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../areas/running/backups/write-backup.ts';
import { readConfig } from '../main/config.ts';
import { NOT_RESTORED } from '../main/not-restored.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { runMain, UsageError } from './run-main.ts';

/**
 * npm run backup [-- folder]: backs up the database of one moment and the uploaded files while the shop goes
 * on. It is for the embedded PostgreSQL, which has no archive, and for moving from one PostgreSQL to another.
 */
runMain(async () => {
	const say = (line: string) => console.log(`· ${line}`);
	const { values, positionals } = parseArgs({
		options: { 'accept-missing-pictures': { type: 'boolean', default: false } },
		allowPositionals: true,
	});
	if (positionals.length > 1) throw new UsageError('Name one folder, or none.');
	const config = readConfig(process.env);
	const now = new Date();
	const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
	const dir = resolve(positionals[0] ?? join(config.dataDir, 'backups', stamp));

	const postgres = await openPostgres(config, say);
	try {
		say(`writing ${dir}`);
		await mkdir(dirname(dir), { recursive: true });
		const { tables, files } = await writeBackup({
			databaseUrl: postgres.directUrl,
			dataDir: config.dataDir,
			dir,
			now,
			say,
			notRestored: NOT_RESTORED,
			acceptMissingPictures: values['accept-missing-pictures'],
		});
		const rows = tables.reduce((sum, table) => sum + table.rows, 0);
		say(`done: ${tables.length} tables, ${rows} rows, ${files.length} files; read back and the same`);
	} finally {
		await postgres.stop();
	}
});
