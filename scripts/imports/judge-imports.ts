import type { Import } from './read-imports.ts';

/** One or several regular expressions; a path needs to match only one. */
type Paths = string | readonly string[];
type Match = { path?: Paths; pathNot?: Paths };

/**
 * No module that matches `from` may import a module that matches `to`. In `to`, `$1` stands for the first
 * group of the path that matched `from`.
 */
export type ImportRule = {
	name: string;
	why?: string;
	from: Match;
	to: Match;
	/** True allows imports of types, which are gone when the code runs. */
	allowsTypes?: boolean;
};

export type Violation = { rule: string; from: string; to: string };

export function judgeImports(imports: readonly Import[], rules: readonly ImportRule[]): Violation[] {
	const broken = [...Map.groupBy(imports, ({ from }) => from)].flatMap(([from, own]) =>
		rules
			.filter((rule) => matches(from, rule.from))
			.flatMap((rule) => {
				const group = rule.from.path ? (expression(rule.from.path).exec(from)?.[1] ?? '') : '';
				return own
					.filter(({ to, isType }) => !(isType && rule.allowsTypes) && matches(to, rule.to, group))
					.map(({ to }) => ({ rule: rule.name, from, to }));
			}),
	);
	return [...broken, ...findCycles(imports)];
}

/** Returns each cycle once, beginning with its first file in alphabetical order. */
function findCycles(imports: readonly Import[]): Violation[] {
	const targets = new Map(
		[...Map.groupBy(imports, ({ from }) => from)].map(([from, own]) => [from, own.map(({ to }) => to)]),
	);
	const done = new Set<string>();
	const cycles = new Map<string, Violation>();
	const visit = (file: string, path: string[]) => {
		const start = path.indexOf(file);
		if (start >= 0) {
			const cycle = path.slice(start);
			const first = cycle.indexOf(cycle.toSorted()[0] ?? '');
			const [from = '', ...rest] = [...cycle.slice(first), ...cycle.slice(0, first)];
			const to = [...rest, from].join(' → ');
			cycles.set(`${from} ${to}`, { rule: 'no-cycles', from, to });
			return;
		}
		if (done.has(file)) return;
		for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
		done.add(file);
	};
	for (const file of targets.keys()) visit(file, []);
	return [...cycles.values()];
}

function matches(path: string, { path: wanted, pathNot: unwanted }: Match, group = ''): boolean {
	if (wanted !== undefined && !expression(wanted, group).test(path)) return false;
	return unwanted === undefined || !expression(unwanted, group).test(path);
}

const expressions = new Map<string, RegExp>();

function expression(paths: Paths, group = ''): RegExp {
	const source = [paths].flat().join('|').replaceAll('$1', group);
	const known = expressions.get(source) ?? new RegExp(source);
	expressions.set(source, known);
	return known;
}
