import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'docs/decisions');
const MAX_RECORDS = 30;
const WORDS = { least: 100, most: 250 };

const FORM =
	/^# (?<number>\d{3}) \S.*\n\nStatus: accepted, \d{1,2} [A-Z][a-z]+ 20\d\d\n\n## Context\n(?<context>.+?)\n## Decision\n(?<decision>.+?)\n## Consequences\n(?<consequences>.+)$/s;

/** Returns how a record deviates from the form in docs/decisions/README.md. */
function problemsOf(name: string, text: string): string[] {
	const { number, ...parts } = FORM.exec(text)?.groups ?? {};
	if (!number) return [`${name} has not the form of a record`];
	const words = Object.values(parts)
		.join(' ')
		.split(/\s+/)
		.filter((word) => /\w/.test(word)).length;
	return [
		...(name.startsWith(`${number}-`) ? [] : [`${name} calls itself ${number}`]),
		...(words >= WORDS.least && words <= WORDS.most ? [] : [`${name} has ${words} words`]),
	];
}

const records = globSync('[0-9]*.md', { cwd: FOLDER }).toSorted();
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

test('every decision record has the form: number, topic, status with date, context, decision, consequences', () => {
	assert.ok(records.length > 0 && records.length <= MAX_RECORDS, String(records.length));
	assert.deepEqual(
		records.flatMap((name) => problemsOf(name, read(name))),
		[],
	);
});

test('numbers have no gaps, and the index has each record once', () => {
	assert.deepEqual(
		records.map((name) => Number(name.slice(0, 3))),
		records.map((_, index) => index + 1),
	);
	const indexed = [...read('README.md').matchAll(/\]\((\d{3}-[\w-]+\.md)\)/g)].map(([, name]) => name);
	assert.deepEqual(indexed.toSorted(), records);
});

/** Returns the numbers that a text names as `decision 012` or by a path such as decisions/012. */
const numbersIn = (text: string) =>
	[...text.matchAll(/decisions?(?:\/| \[?)(\d{3})\b/gi)].map(([, number]) => number);

test('code and documents name only decisions that are there', () => {
	const files = globSync(
		'{*.md,{apps,packages,bench,deploy,docs,e2e,scripts}/**/*.{ts,tsx,mjs,sql,css,conf,md}}',
		{
			cwd: ROOT,
			exclude: (path) => path === 'node_modules' || path === 'build',
		},
	);
	const known = new Set(records.map((name) => name.slice(0, 3)));
	assert.deepEqual(
		files.flatMap((file) =>
			numbersIn(readFileSync(join(ROOT, file), 'utf8'))
				.filter((number) => number && !known.has(number))
				.map((number) => `${file}: ${number}`),
		),
		[],
	);
	// The text is put together from pieces, because otherwise this file itself would name these records.
	assert.deepEqual(numbersIn(`see ${'decision'} 999, [${'Decision'} 998](${'decisions'}/997-x.md)`), [
		'999',
		'998',
		'997',
	]);
});

test('control: a record without its form, number or length is found', () => {
	const record = (words: number) =>
		`# 001 Topic\n\nStatus: accepted, 1 May 2026\n\n## Context\n${'word '.repeat(words)}\n## Decision\na\n## Consequences\nb\n`;
	assert.deepEqual(problemsOf('001-topic.md', record(150)), []);
	assert.deepEqual(problemsOf('001-topic.md', record(150).replace('## Context\n', '')), [
		'001-topic.md has not the form of a record',
	]);
	assert.deepEqual(problemsOf('002-topic.md', record(150)), ['002-topic.md calls itself 001']);
	assert.deepEqual(problemsOf('001-topic.md', record(250)), ['001-topic.md has 252 words']);
});
