import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

export function say(line) {
	console.log(`· ${line}`);
}

/** What a person can mend is said in one sentence; anything else keeps its trace. */
export class Refusal extends Error {}

export function orExplain(work) {
	work.catch((error) => {
		console.error(error instanceof Refusal ? error.message : error);
		process.exit(1);
	});
}
