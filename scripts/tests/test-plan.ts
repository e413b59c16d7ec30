import { relative } from 'node:path';

/** What `npm test` was asked to run. */
export type TestPlan = {
	kind: 'all' | 'unit' | 'browser' | 'changed' | 'files';
	unitFiles: string[];
	browserArgs: string[];
	repeat: number;
};

/** Words that npm test cannot follow, told in one sentence. */
export class UnknownWords extends Error {}

/**
 * `npm test` runs everything; `-- unit [files or folders]` and `-- browser [words for Playwright]` run one half; `-- changed` runs what
 * the change touches; `-- [--repeat N] files` runs files, N times.
 */
export function readTestPlan(words: readonly string[]): TestPlan {
	const { repeat, rest } = takeRepeat(words);
	const [first, ...more] = rest;
	const repeatArgs = repeat > 1 ? [`--repeat-each=${repeat}`] : [];
	if (first === 'unit') return { kind: 'unit', unitFiles: more, browserArgs: [], repeat };
	if (first === 'browser')
		return { kind: 'browser', unitFiles: [], browserArgs: [...more, ...repeatArgs], repeat };
	if (first === 'changed') return { kind: 'changed', unitFiles: [], browserArgs: [], repeat };
	if (first === undefined) return { kind: 'all', unitFiles: [], browserArgs: repeatArgs, repeat };
	const specs = rest.filter((file) => file.includes('.spec.'));
	const tests = rest.filter((file) => !file.includes('.spec.'));
	return {
		kind: 'files',
		unitFiles: tests,
		browserArgs: specs.length > 0 ? [...specs, ...repeatArgs] : [],
		repeat,
	};
}

/** A folder stands for all tests in it. */
export function namedTests(names: readonly string[], all: readonly string[]): string[] {
	return names.flatMap((name) => {
		const path = relative('.', name);
		const within = all.filter((file) => file === path || file.startsWith(`${path}/`));
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
