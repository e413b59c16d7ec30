import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '..');
/** The number of requirements in ASVS 5.0 at levels 1 and 2. */
const REQUIREMENTS = 253;
const STATES = ['met', 'n/a', 'not met', 'not met yet'];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const threats = read('docs/security.md');
const asvs = read('docs/security-asvs.md');
const files = globSync('{apps,packages,bench,deploy,docs,e2e,scripts}/**/*.{ts,tsx,md,env,conf,mjs}', {
	cwd: ROOT,
	exclude: (path) => path === 'node_modules' || path === 'build',
});
const known = [...files, 'tsconfig.base.json'].map((file) => `/${file}`);

/** The security lines of docs/requirements.md, with the information whether each is built. */
const promises = new Map(
	[...read('docs/requirements.md').matchAll(/^- (S\d+) `(not yet)?/gm)].map(([, id = '', notYet]) => [
		id,
		!notYet,
	]),
);

/** Returns the rows of tables whose first cell matches. */
function rowsOf(text: string, first: RegExp): string[][] {
	return text
		.split('\n')
		.filter((line) => line.startsWith('| '))
		.map((line) =>
			line
				.slice(1)
				.split(/ \|(?= |$)/)
				.map((cell) => cell.trim()),
		)
		.filter(([id = '']) => first.test(id));
}

/**
 * Returns one row for each requirement. Requirements that do not apply for the same reason share a row on the
 * page.
 */
const requirementRows = (text: string) =>
	rowsOf(text, /^\d+\.\d+\.\d+(, \d+\.\d+\.\d+)*$/).flatMap(([ids = '', ...rest]) =>
		ids.split(', ').map((id) => [id, ...rest]),
	);

function namedFiles(text: string): string[] {
	return [...text.matchAll(/`([\w./-]+\.\w+)`/g)].map(([, file = '']) => file);
}

function missingFiles(where: string, text: string): string[] {
	return namedFiles(text)
		.filter((file) => !known.some((one) => one.endsWith(`/${file}`)))
		.map((file) => `${where} names ${file}, which does not exist`);
}

function twice(rows: string[][]): string[] {
	const ids = rows.map(([id = '']) => id);
	return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands there twice`);
}

/** Returns what is wrong with the lines of the ASVS table. */
function requirementProblems(text: string): string[] {
	const rows = requirementRows(text);
	return [
		...twice(rows),
		...rows.flatMap(([id = '', what, state = '', where = '']) => [
			...(STATES.includes(state) ? [] : [`${id}: ${state} is no state`]),
			...(what && where ? [] : [`${id} says too little`]),
			...(state === 'met' && namedFiles(where).length === 0 ? [`${id} is called met without a pointer`] : []),
			...(state === 'not met yet' && promises.get(/^S\d+/.exec(where)?.[0] ?? '') !== false
				? [`${id} is called not met yet without a promise that is not built yet`]
				: []),
			...missingFiles(id, where),
		]),
	];
}

/**
 * Returns what is wrong with the table of threats. Each security promise must be in it once, either with
 * existing tests or as not built yet.
 */
function threatProblems(text: string): string[] {
	const rows = rowsOf(text, /^S\d+$/);
	const ids = new Set(rows.map(([id]) => id));
	return [
		...twice(rows),
		...[...promises.keys()].filter((id) => !ids.has(id)).map((id) => `${id} is not there`),
		...rows.flatMap(([id = '', threat, heldBy, playedBy = '']) => {
			const tests = namedFiles(playedBy).filter((file) => /\.(test|spec)\.ts$/.test(file));
			const isBuilt = promises.get(id);
			return [
				...(threat && heldBy ? [] : [`${id} says too little`]),
				...(isBuilt && tests.length === 0 ? [`${id} names no test`] : []),
				...(isBuilt === playedBy.startsWith('not yet')
					? [`${id}: docs/requirements.md says that it is ${isBuilt ? '' : 'not '}built`]
					: []),
				...missingFiles(id, playedBy),
			];
		}),
	];
}

test('docs/security-asvs.md has each requirement once; what is met names a file that exists', () => {
	const rows = requirementRows(asvs);
	assert.equal(rows.length, REQUIREMENTS);
	assert.deepEqual(requirementProblems(asvs), []);
	const count = (wanted: string) => rows.filter(([, , state]) => state === wanted).length;
	const counts = `${count('met')} met, ${count('n/a')} do not apply,\n${count('not met')} not met, ${count('not met yet')} not met yet`;
	assert.ok(asvs.includes(counts), `the first lines do not say: ${counts}`);
});

test('docs/security.md has each promise once, with what holds it and the tests that play the attack', () => {
	assert.ok(promises.size >= 31);
	assert.deepEqual(threatProblems(threats), []);
});

test('control: planted lines are found', () => {
	const planted = [
		'| 1.1.1 | once | met | `scripts/security-page.test.ts` |',
		'| 1.1.1 | twice | met | `scripts/security-page.test.ts` |',
		'| 1.1.2 | a claim | met | by design |',
		'| 1.1.3 | a file that is not there | met | `auth/no-such.test.ts` |',
		'| 1.1.4 | a state of its own | nearly | `scripts/security-page.test.ts` |',
		'| 1.1.5 | a refusal without a reason | not met |  |',
		'| 1.1.6 | a promise that is built | not met yet | S1: some day |',
	];
	assert.deepEqual(requirementProblems(planted.join('\n')), [
		'1.1.1 stands there twice',
		'1.1.2 is called met without a pointer',
		'1.1.3 names auth/no-such.test.ts, which does not exist',
		'1.1.4: nearly is no state',
		'1.1.5 says too little',
		'1.1.6 is called not met yet without a promise that is not built yet',
	]);
	const replace = (row: string) => {
		const changed = threats.replace(/^\| S7 .*$/m, row);
		assert.notEqual(changed, threats);
		return threatProblems(changed);
	};
	assert.deepEqual(replace(''), ['S7 is not there']);
	assert.deepEqual(replace('| S7 | stale tokens | hashed | |'), ['S7 names no test']);
	assert.deepEqual(replace('| S7 | stale tokens | | `no-such.test.ts` |'), [
		'S7 says too little',
		'S7 names no-such.test.ts, which does not exist',
	]);
	assert.deepEqual(replace('| S7 | stale tokens | hashed | not yet |'), [
		'S7 names no test',
		'S7: docs/requirements.md says that it is built',
	]);
});
