import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const TESTS = ['{packages,apps,scripts,bench}/**/*.test.ts', 'e2e/*.spec.ts'];
const TITLE = /\b(?:test|describe)(?:\.\w+)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const NUMBER = /\b[A-Z]{3,8}-\d{2}\b/g;

type Requirement = { number: string; text: string };
type TitledTest = { file: string; title: string; numbers: string[] };

/** Lines of the kind `- CAT-02 Every list: …`, in their order. */
export function readRequirements(): Requirement[] {
	const page = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8');
	return [...page.matchAll(/^- ([A-Z]{3,8}-\d{2}) (.+)$/gm)].map(([, number = '', text = '']) => ({
		number,
		text,
	}));
}

/** Tests whose titles carry numbers of requirements. */
export function readNumberedTests(): TitledTest[] {
	return globSync(TESTS, { cwd: ROOT, exclude: (name) => name === 'node_modules' })
		.toSorted()
		.flatMap((file) =>
			[...readFileSync(join(ROOT, file), 'utf8').matchAll(TITLE)].map(([, , title = '']) => ({
				file,
				title,
				numbers: title.match(NUMBER) ?? [],
			})),
		)
		.filter(({ numbers }) => numbers.length > 0);
}
