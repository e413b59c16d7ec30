import { openDatabase } from '../../../platform/database/database.ts';
import type { ImportJob } from './import-process.ts';
import { checkImport, runImport } from './run-import.ts';
import { undoImport } from './undo-import.ts';

const WORKS = { check: checkImport, run: runImport, undo: undoImport };

let stopping = false;
// The server is stopping: the rows in progress are finished, no others are begun.
process.once('disconnect', () => {
	stopping = true;
});
// Ctrl-C reaches the whole process group; the server tells this process when to stop.
process.on('SIGINT', () => {});

process.once('message', async ({ databaseUrl, kind, importId, staffId, now }: ImportJob) => {
	const db = openDatabase(databaseUrl, () => {}, { noQueryTimeout: true });
	try {
		await WORKS[kind](db, { importId, staffId, now: new Date(now), isStopping: () => stopping });
	} catch (error) {
		console.error(error);
		process.exitCode = 1;
	} finally {
		await db.destroy();
		if (process.connected) process.disconnect?.();
	}
});
