import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const SETTINGS_PAGE = 'docs/operations.md';
/** Files that read settings from the environment. */
const SETTING_SOURCES = ['apps/server/src/main/config.ts', 'apps/server/src/areas/shop/sms/sms-config.ts'];
/** Files that a bench writes, or that belong to another program. */
const NOT_OURS = ['bench/report/results.json', 'postgresql.conf', 'pg_hba.conf'];

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const skipped = (path: string) => path === 'node_modules' || path === 'build' || path.startsWith('.');
const files = globSync('{*,{apps,packages,bench,deploy,docs,e2e,scripts}/**/*}', {
	cwd: ROOT,
	exclude: skipped,
});
const commands = Object.keys(JSON.parse(read('package.json')).scripts);

/** Returns the anchors of a page's headings, as GitHub makes them. */
function anchorsOf(text: string): string[] {
	return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
		heading
			.toLowerCase()
			.replaceAll(/[^\p{L}\p{N} _-]/gu, '')
			.replaceAll(' ', '-'),
	);
}

/** Returns links and pictures that lead to a missing file or to a missing heading. */
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

/**
 * Returns files and folders in code spans that do not exist. A path may lack its beginning, and * and {a,b}
 * work as in a shell.
 */
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
		.filter((name) => !commands.includes(name));

/** Returns all links, paths and commands on a page that do not exist. */
export function problemsOf(page: string, text: string): string[] {
	const prose = text.replaceAll(/^```.*?^```$/gms, '');
	return [...deadLinks(page, prose), ...missingPaths(prose), ...unknownCommands(text)].map(
		(name) => `${page}: ${name}`,
	);
}

/** Returns the names of settings that the sources read from the environment. */
export function settingNames(sources: string): string[] {
	return [...new Set([...sources.matchAll(/env(?:\.|, ')([A-Z][A-Z_\d]+)/g)].map(([, name = '']) => name))];
}

/** Returns settings without a row in the table of settings, and rows about settings on other pages. */
export function settingProblems(names: readonly string[], pages: ReadonlyMap<string, string>): string[] {
	const table = pages.get(SETTINGS_PAGE) ?? '';
	const row = (name: string) => new RegExp(`^\\| [A-Z_, \\d]*\\b${name}\\b`, 'm');
	return [
		...names.filter((name) => !row(name).test(table)).map((name) => `${SETTINGS_PAGE}: no row for ${name}`),
		...[...pages].flatMap(([page, text]) =>
			page === SETTINGS_PAGE
				? []
				: names.filter((name) => row(name).test(text)).map((name) => `${page}: a second row for ${name}`),
		),
	];
}

/** Returns the problems of all pages. */
export function judgeDocuments(): string[] {
	const pages = new Map(files.filter((file) => file.endsWith('.md')).map((page) => [page, read(page)]));
	const names = settingNames(SETTING_SOURCES.map(read).join('\n'));
	return [...[...pages].flatMap(([page, text]) => problemsOf(page, text)), ...settingProblems(names, pages)];
}
