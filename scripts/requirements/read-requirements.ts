import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The command that proves a requirement: `npm test`, `npm test -- all` or `npm run bench`. */
export type ProofSet = 'quick' | 'all' | 'bench';

export type Requirement = {
	number: string;
	text: string;
	/** Each of these sets must contain a proof of the requirement. The list is empty until it is built. */
	sets: ProofSet[];
	/** The title of the issue that will build it. */
	notYet: string | undefined;
};

/** The number of a requirement, such as HOME-03, S6 or R12. */
export const NUMBER = /\b(?:[A-Z]{3,8}-\d{2}|[SR]\d{1,2})\b/g;

const LINE =
	/^- ([A-Z]{3,8}-\d{2}|[SR]\d{1,2}) (?:`((?:quick|all|bench)(?:, (?:quick|all|bench))*)`|`not yet: ([^`]+)`) (.+)$/;

/** Returns the requirements of lines such as ``- CAT-02 `quick` Every list: …``, in their order. */
export function readRequirements(page: string): Requirement[] {
	return page
		.split('\n')
		.filter((line) => /^- [A-Z]+-?\d+\b/.test(line))
		.map((line) => {
			const [, number = '', sets, notYet, text = ''] = LINE.exec(line) ?? [];
			if (!number) throw new Error(`docs/requirements.md: no set can be read in "${line.slice(0, 60)}…"`);
			return { number, text, sets: (sets?.split(', ') ?? []) as ProofSet[], notYet };
		});
}

export function requirementsPage(root: string): string {
	return readFileSync(join(root, 'docs/requirements.md'), 'utf8');
}
