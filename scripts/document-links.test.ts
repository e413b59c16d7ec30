import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '..');
const pages = globSync('{*.md,{apps,packages,bench,deploy,docs,e2e,scripts}/**/*.md}', {
	cwd: ROOT,
	exclude: (path) => path === 'node_modules' || path === 'build',
});

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(text: string): string[] {
	return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
		heading
			.toLowerCase()
			.replaceAll(/[^\p{L}\p{N} _-]/gu, '')
			.replaceAll(' ', '-'),
	);
}

/** Links of a page that lead nowhere: to a file that is not there, or to a heading that the file does not have. */
function deadLinks(page: string, text: string): string[] {
	const prose = text.replaceAll(/^```.*?^```$/gms, '');
	const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
	return links
		.filter((link) => !/^[a-z]+:/.test(link))
		.filter((link) => {
			const [path = '', anchor] = link.split('#');
			const target = path ? join(ROOT, dirname(page), path) : join(ROOT, page);
			if (!existsSync(target)) return true;
			if (anchor === undefined || statSync(target).isDirectory()) return false;
			return !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
		})
		.map((link) => `${page}: ${link}`);
}

test('links between documents lead somewhere, to the heading', () => {
	assert.deepEqual(
		pages.flatMap((page) => deadLinks(page, readFileSync(join(ROOT, page), 'utf8'))),
		[],
	);
});

test('control: a missing file and a missing heading are found', () => {
	const text =
		'# One\n[a](docs) [b](docs/no-such.md) [c](#one) [d](#two) [e](https://example.com/x) [f](README.md#no-such)';
	assert.deepEqual(deadLinks('README.md', text), [
		'README.md: docs/no-such.md',
		'README.md: #one',
		'README.md: #two',
		'README.md: README.md#no-such',
	]);
});
