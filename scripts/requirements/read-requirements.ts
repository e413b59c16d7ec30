import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a line is proved: by `npm test`, by `npm test -- all`, or measured by `npm run bench`. */
export type ProofSet = 'quick' | 'all' | 'bench';

export type Requirement = {
	number: string;
	text: string;
	/** In each of these sets something must prove the line; empty while it is not built. */
	sets: ProofSet[];
	/** The title of the issue that builds it. */
	notYet: string | undefined;
};

/** HOME-03, S6, R12. */
export const NUMBER = /\b(?:[A-Z]{3,8}-\d{2}|[SR]\d{1,2})\b/g;

const LINE =
	/^- ([A-Z]{3,8}-\d{2}|[SR]\d{1,2}) (?:`((?:quick|all|bench)(?:, (?:quick|all|bench))*)`|`not yet: ([^`]+)`) (.+)$/;

/** The lines of the kind ``- CAT-02 `quick` Every list: …`` in their order. */
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
