import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * An import of one module by another. A file is named by its path from the project's folder, a package as
 * `node_modules/<name>`.
 */
export type Import = { from: string; to: string; isType: boolean };

const SOURCES = '{packages,apps,e2e,scripts,bench}/**/*.{ts,tsx,mjs}';
const GENERATED = /(^|\/)(node_modules|build|\.react-router)$/;

/**
 * `import type …` and `export type …` are gone when the code runs. `import { type … }` still loads its
 * module.
 */
const TYPE_STATEMENT = /^(?:import|export)\s+type\s+(?!from\b|,)/;

export function listSources(root: string): string[] {
	return globSync(SOURCES, { cwd: root, exclude: (name) => GENERATED.test(name) }).toSorted();
}

/**
 * Returns all imports of the files. Every import names a file with its extension, so none has to be resolved.
 */
export function readImports(root: string, files: readonly string[]): Import[] {
	return files.flatMap((from) =>
		importsIn(from, readFileSync(join(root, from), 'utf8')).map(({ name, isType }) => ({
			from,
			to: targetOf(from, name),
			isType,
		})),
	);
}

/**
 * Tells whether the target of an import exists. Generated modules have no file here and count as existing.
 */
export function isThere(root: string, { from, to }: Import): boolean {
	if (isBuiltin(to) || to.startsWith('virtual:') || to.includes('/+types/')) return true;
	if (!to.startsWith('node_modules/')) return existsSync(join(root, to));
	const workspace = from.split('/').slice(0, /^(packages|apps)\//.test(from) ? 2 : 1);
	return existsSync(join(root, to)) || existsSync(join(root, ...workspace, to));
}

type NamedModule = { name: string; isType: boolean };

function importsIn(file: string, text: string): NamedModule[] {
	const result = parseSync(file, text);
	const [error] = result.errors;
	if (error) throw new Error(`${file}: ${error.message}`);
	const { staticImports, staticExports, dynamicImports } = result.module;
	const isType = ({ start }: { start: number }) => TYPE_STATEMENT.test(text.slice(start, start + 40));
	const found: NamedModule[] = [
		...staticImports.map((statement) => ({
			name: statement.moduleRequest.value,
			isType: isType(statement),
		})),
		...staticExports.flatMap((statement) => {
			const name = statement.entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest?.value;
			return name === undefined ? [] : [{ name, isType: isType(statement) }];
		}),
		...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
			const name = /^(['"`])([^$]*)\1$/.exec(text.slice(start, end))?.[2];
			return name === undefined ? [] : [{ name, isType: false }];
		}),
	];
	// Only the syntax tree contains `typeof import('./a.ts')`. Walking it takes longer, so it happens only if
	// necessary.
	if (text.includes('import('))
		new Visitor({
			TSImportType: ({ source }) => void found.push({ name: source.value, isType: true }),
		}).visit(result.program);
	return found;
}

function targetOf(from: string, name: string): string {
	const path = name.replace(/\?\w+$/, '');
	if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
	if (isBuiltin(path) || path.startsWith('virtual:')) return path;
	const [scope = '', second = '', ...rest] = path.split('/');
	// The package.json of each of our packages exports src/* under the package's name.
	if (scope === '@dukan') return posix.join('packages', second, 'src', ...rest);
	return posix.join('node_modules', scope, scope.startsWith('@') ? second : '');
}
