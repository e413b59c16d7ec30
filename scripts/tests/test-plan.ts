import { basename, relative } from 'node:path';

/** The quick proof, or everything: process kills, restarts, repeated rounds and large tables too. */
export type TestScope = 'quick' | 'all';

/** The parsed arguments of `npm test`. */
export type TestPlan = {
	kind: 'both' | 'unit' | 'browser' | 'changed' | 'files';
	scope: TestScope;
	unitFiles: string[];
	browserArgs: string[];
	repeat: number;
};

/** Words that npm test cannot follow, told in one sentence. */
export class UnknownWords extends Error {}

/** The file name marks a test that only `all` runs; in a browser spec the tag @all does. */
const ONLY_ALL = '.all.test.ts';

/**
 * `npm test` runs the quick proof, `-- all` everything; `-- [all] unit [files or folders]` and `-- [all] browser [words for
 * Playwright]` run one half; `-- changed` runs what the change touches; `-- [--repeat N] files` runs files, N times.
 */
export function readTestPlan(words: readonly string[]): TestPlan {
	const { repeat, rest } = takeRepeat(words);
	const scope = rest[0] === 'all' ? 'all' : 'quick';
	const [first, ...more] = scope === 'all' ? rest.slice(1) : rest;
	const repeatArgs = repeat > 1 ? [`--repeat-each=${repeat}`] : [];
	const plan = { scope, unitFiles: [], browserArgs: [], repeat } as const;
	if (first === 'unit') return { ...plan, kind: 'unit', unitFiles: more, browserArgs: [] };
	if (first === 'browser') {
		// Named specs and titles always run.
		const isNamed = more.some(
			(word) => word.includes('.spec.') || word === '-g' || word.startsWith('--grep'),
		);
		return {
			...plan,
			kind: 'browser',
			scope: isNamed ? 'all' : scope,
			unitFiles: [],
			browserArgs: [...more, ...repeatArgs],
		};
	}
	if (first === 'changed') return { ...plan, kind: 'changed', unitFiles: [], browserArgs: [] };
	if (first === undefined) return { ...plan, kind: 'both', unitFiles: [], browserArgs: repeatArgs };
	const named = [first, ...more];
	const specs = named.filter((file) => file.includes('.spec.'));
	return {
		...plan,
		kind: 'files',
		unitFiles: named.filter((file) => !file.includes('.spec.')),
		browserArgs: specs.length > 0 ? [...specs, ...repeatArgs] : [],
	};
}

/** The test files of a scope. */
export function inScope(scope: TestScope, files: readonly string[]): string[] {
	return files.filter((file) => scope === 'all' || !file.endsWith(ONLY_ALL));
}

/** A file always runs, also by a part of its name; a folder stands for the tests in it that belong to the scope. */
export function namedTests(names: readonly string[], all: readonly string[], scope: TestScope): string[] {
	return names.flatMap((name) => {
		const path = relative('.', name);
		const inFolder = inScope(scope, all).filter((file) => file.startsWith(`${path}/`));
		const byName = all.filter((file) => basename(file).includes(name));
		const within = all.includes(path) ? [path] : inFolder.length > 0 ? inFolder : byName;
		if (within.length === 0) throw new UnknownWords(`There is no test in ${name}.`);
		return within;
	});
}

function takeRepeat(words: readonly string[]): { repeat: number; rest: string[] } {
	const at = words.indexOf('--repeat');
	if (at < 0) return { repeat: 1, rest: [...words] };
	const repeat = Number(words[at + 1]);
	if (!Number.isInteger(repeat) || repeat < 1)
		throw new UnknownWords('--repeat takes a whole number: npm test -- --repeat 20 e2e/cart.spec.ts');
	return { repeat, rest: words.toSpliced(at, 2) };
}
