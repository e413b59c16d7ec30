import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemsOf, settingNames, settingProblems } from './judge-documents.ts';

test('links, paths and commands that do not exist are found', () => {
	const text = `# One
[a](docs) [b](docs/no-such.md) [c](#one) [d](#two) [e](https://example.com/x) [f](README.md#no-such) ![g](docs/pictures/no-such.webp)
\`docs/{architecture,no-such}.md\` \`no-such.ts\` \`judge-documents.test.ts\` \`scripts/*.mjs\` \`docs/no-such/\` \`words\`
\`npm run check\` \`npm run no-such -- all\``;
	assert.deepEqual(problemsOf('README.md', text), [
		'README.md: docs/no-such.md',
		'README.md: #one',
		'README.md: #two',
		'README.md: README.md#no-such',
		'README.md: docs/pictures/no-such.webp',
		'README.md: no-such.ts',
		'README.md: docs/no-such/',
		'README.md: no-such',
	]);
});

test('a setting without a row, and one with a row in a second page, are found', () => {
	const names = settingNames(`integer(env, 'PORT', 3000) env.HOST || '' flag(env, 'MIGRATE', true)`);
	assert.deepEqual(names, ['PORT', 'HOST', 'MIGRATE']);
	const pages = new Map([
		['docs/operations.md', '| Name | |\n| PORT, HOST | 3000 |\nMIGRATE=off'],
		['README.md', 'PORT=80\n| HOST | where it listens |'],
	]);
	assert.deepEqual(settingProblems(names, pages), [
		'docs/operations.md: no row for MIGRATE',
		'README.md: a second row for HOST',
	]);
});
