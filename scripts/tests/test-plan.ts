import { basename, relative } from 'node:path';

/**
 * 'quick' leaves out tests that take long, such as process kills, restarts, repeated rounds and large tables.
 */
export type TestScope = 'quick' | 'all';

/** The parsed arguments of `npm test`. */
export type TestPlan = {
	kind: 'both' | 'unit' | 'browser' | 'changed' | 'files';
	scope: TestScope;
	unitFiles: string[];
	browserArgs: string[];
	repeat: number;
};

/** Thrown for arguments that npm test does not understand. The message is one sentence. */
export class UnknownWords extends Error {}

/** The ending of test files that only `all` runs. Browser specs use the tag @all instead. */
const ONLY_ALL = '.all.test.ts';

/**
 * `npm test` runs the quick tests, and `-- all` runs everything. `-- [all] unit [files or folders]` and `--
 * [all] browser [words for Playwright]` run one half. `-- changed` runs the tests that a change touches. `--
 * [--repeat N] files` runs the files, N times.
 */
export function readTestPlan(words: readonly string[]): TestPlan {
	const { repeat, rest } = takeRepeat(words);
	const scope = rest[0] === 'all' ? 'all' : 'quick';
	const [first, ...more] = scope === 'all' ? rest.slice(1) : rest;
	const repeatArgs = repeat > 1 ? [`--repeat-each=${repeat}`] : [];
	const plan = { scope, unitFiles: [], browserArgs: [], repeat } as const;
	if (first === 'unit') return { ...plan, kind: 'unit', unitFiles: more, browserArgs: [] };
	if (first === 'browser') {
		// Specs and titles that the command names always run.
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

/** Returns the test files of a scope. */
export function inScope(scope: TestScope, files: readonly string[]): string[] {
	return files.filter((file) => scope === 'all' || !file.endsWith(ONLY_ALL));
}

/**
 * Returns the named tests. A file may be named by a part of its name, and it always runs. A folder stands for
 * its tests that belong to the scope.
 */
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
