import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '..');
/** Requirements of ASVS 5.0 at levels 1 and 2. */
const REQUIREMENTS = 253;
const FINDINGS = 23;
const STATES = ['met', 'n/a', 'not met'];

const PLAYED_BY = 'The attacks of the review of 16 November, and what plays them';
const WITHOUT_MEND = 'What each test shows without its mend';

const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const files = globSync('{apps,packages,bench,deploy,docs,e2e,scripts}/**/*.{ts,tsx,md,env,conf,mjs}', {
	cwd: ROOT,
	exclude: (path) => path === 'node_modules' || path === 'build',
});
const known = [...files, 'tsconfig.base.json'].map((file) => `/${file}`);

function cellsOf(line: string): string[] {
	return line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, ''));
}

function requirementRows(text: string): string[][] {
	return text
		.split('\n')
		.filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
		.map(cellsOf);
}

/** The rows of a section's table that begin with the number of a finding. */
function findingRows(text: string, title: string): string[][] {
	const section = text.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
	return section
		.split('\n')
		.filter((line) => /^\| \d+ /.test(line))
		.map(cellsOf);
}

function namedFiles(text: string): string[] {
	return [...text.matchAll(/`([\w./-]+\.\w+)`/g)].map(([, file = '']) => file);
}

function missingFiles(where: string, text: string): string[] {
	return namedFiles(text)
		.filter((file) => !known.some((one) => one.endsWith(`/${file}`)))
		.map((file) => `${where} names ${file}, which does not exist`);
}

/** What is wrong with the lines of the ASVS table. */
function requirementProblems(text: string): string[] {
	const rows = requirementRows(text);
	const ids = rows.map(([id]) => id);
	return rows.flatMap(([id = '', what, state = '', where = ''], index) => [
		...(ids.indexOf(id) === index ? [] : [`${id} stands there twice`]),
		...(STATES.includes(state) ? [] : [`${id}: ${state} is no state`]),
		...(what && where ? [] : [`${id} says too little`]),
		...(state === 'met' && namedFiles(where).length === 0 ? [`${id} is called met without a pointer`] : []),
		...missingFiles(id, where),
	]);
}

/** What is wrong with the two tables of findings. */
function findingProblems(text: string): string[] {
	return [PLAYED_BY, WITHOUT_MEND].flatMap((title) => {
		const rows = findingRows(text, title);
		const numbers = new Set(rows.map(([first = '']) => Number.parseInt(first, 10)));
		const absent = Array.from({ length: FINDINGS }, (_, index) => index + 1).filter(
			(one) => !numbers.has(one),
		);
		return [
			...absent.map((number) => `${title}: ${number} is not there`),
			...rows.flatMap(([first = '', ...rest]) => [
				...(namedFiles(rest.join(' ')).length > 0 ? [] : [`${title}: ${first} names no test`]),
				...(rest.every((cell) => cell.trim() !== '') ? [] : [`${title}: ${first} says too little`]),
				...missingFiles(`${title}: ${first}`, rest.join(' ')),
			]),
		];
	});
}

test('docs/security.md has each requirement once; what is met names a file that exists', () => {
	const rows = requirementRows(page);
	assert.equal(rows.length, REQUIREMENTS);
	assert.deepEqual(requirementProblems(page), []);
	const count = (wanted: string) => rows.filter(([, , state]) => state === wanted).length;
	const counts = `${count('met')} met, ${count('n/a')} do not apply,\n${count('not met')} not met`;
	assert.ok(page.includes(counts), `the first lines do not say: ${counts}`);
});

test('each of the 23 findings names what plays the attack, and what that shows without the mend', () => {
	assert.deepEqual(findingProblems(page), []);
});

test('control: planted lines are found', () => {
	const planted = [
		'| 1.1.1 | once | met | `scripts/security-page.test.ts` |',
		'| 1.1.1 | twice | met | `scripts/security-page.test.ts` |',
		'| 1.1.2 | a claim | met | by design |',
		'| 1.1.3 | a file that is not there | met | `auth/no-such.test.ts` |',
		'| 1.1.4 | a state of its own | nearly | `scripts/security-page.test.ts` |',
		'| 1.1.5 | a refusal without a reason | not met |  |',
	];
	assert.deepEqual(requirementProblems(planted.join('\n')), [
		'1.1.1 stands there twice',
		'1.1.2 is called met without a pointer',
		'1.1.3 names auth/no-such.test.ts, which does not exist',
		'1.1.4: nearly is no state',
		'1.1.5 says too little',
	]);
	const withoutOne = page.replace(/^\| 7 .*$/m, '| 7 puzzles without bound | nothing |');
	assert.notEqual(withoutOne, page);
	assert.deepEqual(findingProblems(withoutOne), [`${PLAYED_BY}: 7 puzzles without bound names no test`]);
});
