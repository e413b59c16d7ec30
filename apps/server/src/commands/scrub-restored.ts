import { text } from 'node:stream/consumers';
import type { LoggedChange } from '../areas/running/backups/restore-log.queries.ts';
import { describeScrub, scrubRestored } from '../areas/running/backups/scrub.ts';
import { readConfig } from '../main/config.ts';
import { NOT_RESTORED } from '../main/not-restored.ts';
import { PERSONAL } from '../main/personal.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { isFromArchive } from '../platform/database/unfinished-restore.ts';
import { runMain, UsageError } from './run-main.ts';

/**
 * A step of `dukan restore`, run as the shop's account. The log that came with the archive is read as JSON
 * from the standard input.
 */
runMain(async () => {
	const { databaseUrl } = readConfig(process.env);
	if (!databaseUrl) throw new UsageError('DATABASE_URL names no database.');
	const log: LoggedChange[] = JSON.parse((await text(process.stdin)) || '[]');
	const db = openDatabase(databaseUrl, () => {}, { noQueryTimeout: true });
	try {
		if (!(await isFromArchive(databaseUrl)))
			throw new UsageError('This database was not restored from the archive: nothing in it is scrubbed.');
		await migrate(databaseUrl, (line) => console.log(`· ${line}`), { restoring: true });
		const needs = { db, personal: PERSONAL, notRestored: NOT_RESTORED };
		console.log(`· ${describeScrub(await scrubRestored(needs, log, new Date()))}`);
	} finally {
		await db.destroy();
	}
});
