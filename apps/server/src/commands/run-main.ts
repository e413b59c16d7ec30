import { foreseenMessage } from '../explain-start.ts';
import { BackupError } from '../features/backups/backup-files.ts';

/** The person at the terminal typed something that cannot be done; the message says what can. */
export class UsageError extends Error {}

/** A command's work. What a person can mend is said in one sentence, a defect keeps its stack; both exit with 1. */
export function runMain(work: () => Promise<void>): void {
	work().catch((error: unknown) => {
		const isOurs = error instanceof UsageError || error instanceof BackupError;
		console.error(isOurs ? error.message : (foreseenMessage(error) ?? error));
		process.exitCode = 1;
	});
}
