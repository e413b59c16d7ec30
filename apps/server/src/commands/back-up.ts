import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pruneBackups } from '../areas/running/backups/prune-backups.ts';
import { writeBackup } from '../areas/running/backups/write-backup.ts';
import { readConfig } from '../main/config.ts';
import { NOT_RESTORED } from '../main/not-restored.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { runMain, UsageError } from './run-main.ts';

/**
 * npm run backup [-- folder]: the database of one moment and the uploaded files, while the shop goes on.
 * --into=<folder> makes one named by the time in it, --keep=<n> then deletes all but the newest n there.
 */
runMain(async () => {
	const say = (line: string) => console.log(`· ${line}`);
	const { values, positionals } = parseArgs({
		options: {
			into: { type: 'string' },
			keep: { type: 'string' },
			'accept-missing-pictures': { type: 'boolean', default: false },
		},
		allowPositionals: true,
	});
	const keep = Number(values.keep ?? Number.POSITIVE_INFINITY);
	if (keep < 1 || (values.keep !== undefined && !Number.isInteger(keep)))
		throw new UsageError('--keep must be a whole number from 1.');
	if (positionals.length > 1 || (positionals.length === 1 && (values.into ?? values.keep) !== undefined))
		throw new UsageError('Name one folder, or none and --into=<folder>, --keep=<number>.');
	const config = readConfig(process.env);
	const now = new Date();
	const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
	const parent = resolve(values.into ?? join(config.dataDir, 'backups'));
	const dir = positionals[0] === undefined ? join(parent, stamp) : resolve(positionals[0]);

	const postgres = await openPostgres(config, say);
	try {
		say(`writing ${dir}`);
		await mkdir(join(dir, '..'), { recursive: true });
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
		for (const removed of await pruneBackups(parent, keep)) say(`deleted the old backup ${removed}`);
	} finally {
		await postgres.stop();
	}
});
