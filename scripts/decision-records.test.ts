import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';

const FOLDER = join(import.meta.dirname, '../docs/decisions');

test('every decision record has its number, a status and a date', () => {
	const records = globSync('*.md', { cwd: FOLDER });
	assert.ok(records.length >= 26, String(records.length));
	for (const record of records) {
		const number = basename(record).slice(0, 3);
		const text = readFileSync(join(FOLDER, record), 'utf8');
		assert.match(text, new RegExp(`^# ${number} (· )?\\S`), record);
		const status = /^Status: (?:accepted|(?:amended|changed|superseded) by \d{3}).*?(?=\n\n(?!Date:))/ms.exec(
			text,
		)?.[0];
		assert.match(status ?? '', /(\d{1,2} )?[A-Z][a-z]+ 20\d\d/, `${record}: no status, or no date`);
	}
});

test('links between records, and from the other pages to them, lead somewhere', () => {
	const pages = globSync('docs/**/*.md', { cwd: join(FOLDER, '../..') });
	for (const page of [...pages, 'README.md', 'CONTRIBUTING.md']) {
		const text = readFileSync(join(FOLDER, '../..', page), 'utf8');
		for (const [, record = ''] of text.matchAll(
			/\]\((?:docs\/|\.\.\/)?(?:decisions\/)?(\d{3}-[\w-]+\.md)\)/g,
		))
			assert.ok(globSync(record, { cwd: FOLDER }).length === 1, `${page}: ${record}`);
	}
});
