import { BackupError } from '../areas/running/backups/backup-files.ts';
import { foreseenMessage } from '../main/explain-start.ts';

/** The person at the terminal asked for something that cannot be done; the message says what can. */
export class UsageError extends Error {}

/**
 * Runs a command. A failure that a person can mend is printed as one sentence; a defect is printed with its
 * stack. Both exit with 1.
 */
export function runMain(work: () => Promise<void>): void {
	work().catch((error: unknown) => {
		console.error(explainFailure(error) ?? error);
		process.exitCode = 1;
	});
}

/** Returns the sentence for a failure that a person can mend, and undefined for a defect. */
export function explainFailure(error: unknown): string | undefined {
	if (error instanceof UsageError || error instanceof BackupError) return error.message;
	const { code, message } = error as NodeJS.ErrnoException;
	// Only the first sentence of parseArgs is kept. The rest explains how to pass such a word on, which no
	// command does.
	if (code?.startsWith('ERR_PARSE_ARGS')) return `${message.split('. ')[0]?.replace(/\.$/, '')}.`;
	return foreseenMessage(error);
}
