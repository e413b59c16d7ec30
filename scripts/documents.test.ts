import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const skipped = (path: string) => path === 'node_modules' || path === 'build' || path.startsWith('.');
const files = globSync('{*,{apps,packages,bench,deploy,docs,e2e,scripts}/**/*}', {
	cwd: ROOT,
	exclude: skipped,
});
const pages = files.filter((file) => file.endsWith('.md'));
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);

/** Written by a bench, or part of another program. */
const NOT_OURS = ['bench/report/results.json', 'postgresql.conf', 'pg_hba.conf'];

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(text: string): string[] {
	return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
		heading
			.toLowerCase()
			.replaceAll(/[^\p{L}\p{N} _-]/gu, '')
			.replaceAll(' ', '-'),
	);
}

/** Links that lead nowhere: to a file that is not there, or to a heading that the file does not have. */
function deadLinks(page: string, prose: string): string[] {
	const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
	return links
		.filter((link) => !/^[a-z]+:/.test(link))
		.filter((link) => {
			const [path = '', anchor] = link.split('#');
			const target = path ? join(ROOT, dirname(page), path) : join(ROOT, page);
			if (!existsSync(target)) return true;
			if (anchor === undefined || statSync(target).isDirectory()) return false;
			return !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
		});
}

/** Files and folders in code spans, by the end of their path; * and {a,b} as in a shell. */
function missingPaths(prose: string): string[] {
	const spans = [...prose.matchAll(/`([^`\s]+)`/g)].map(([, span = '']) => span);
	const isPath = (span: string) =>
		/^[\w.*{,}-]+(\/[\w.*{,}-]+)*\.(ts|tsx|mjs|sql|md|conf|service|timer|yml|html|css)$/.test(span) ||
		/^(apps|packages|bench|deploy|docs|e2e|scripts)\/[\w./*{},-]*$/.test(span);
	return spans
		.filter((span) => isPath(span) && !NOT_OURS.includes(span))
		.filter((span) => {
			const path = span.replace(/\/$/, '');
			const isThere = /[*{]/.test(path)
				? (file: string) => matchesGlob(file, `**/${path}`)
				: (file: string) => file === path || file.endsWith(`/${path}`);
			return !files.some(isThere);
		});
}

const unknownCommands = (text: string) =>
	[...text.matchAll(/npm run ([\w-]+)/g)]
		.map(([, name = '']) => name)
		.filter((name) => !scripts.includes(name));

/** Returns everything that a page names and that does not exist. */
function problemsOf(page: string, text: string): string[] {
	const prose = text.replaceAll(/^```.*?^```$/gms, '');
	return [...deadLinks(page, prose), ...missingPaths(prose), ...unknownCommands(text)].map(
		(name) => `${page}: ${name}`,
	);
}

test('links, paths and commands of documents exist', () => {
	assert.deepEqual(
		pages.flatMap((page) => problemsOf(page, read(page))),
		[],
	);
});

test('control: what is not there is found', () => {
	const text = `# One
[a](docs) [b](docs/no-such.md) [c](#one) [d](#two) [e](https://example.com/x) [f](README.md#no-such)
\`docs/{architecture,no-such}.md\` \`no-such.ts\` \`documents.test.ts\` \`scripts/*.mjs\` \`docs/no-such/\` \`words\`
\`npm run check\` \`npm run no-such -- all\``;
	assert.deepEqual(problemsOf('README.md', text), [
		'README.md: docs/no-such.md',
		'README.md: #one',
		'README.md: #two',
		'README.md: README.md#no-such',
		'README.md: no-such.ts',
		'README.md: docs/no-such/',
		'README.md: no-such',
	]);
});
