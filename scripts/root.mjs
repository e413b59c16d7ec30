import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

export function say(line) {
	console.log(`· ${line}`);
}

/**
 * A failure that a person can mend. It is shown as one sentence; any other failure is shown with its stack.
 */
export class Refusal extends Error {}

export function orExplain(work) {
	work.catch((error) => {
		console.error(error instanceof Refusal ? error.message : error);
		process.exit(1);
	});
}
