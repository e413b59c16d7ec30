/** What we read of Stryker's JSON report (mutation-testing-report-schema). Lines and columns count from 1. */
type Position = { line: number; column: number };
type ReportedMutant = {
	status: string;
	mutatorName: string;
	replacement?: string;
	location: { start: Position; end: Position };
};
export type MutationReport = { files: Record<string, { source: string; mutants: ReportedMutant[] }> };

/** A survivor as a change of source text, which stays the same when lines above it move. */
export type Change = { file: string; before: string; after: string };
type Survivor = Change & { line: number; mutator: string };

export type Counts = {
	mutants: number;
	killed: number;
	timedOut: number;
	equivalent: number;
	survived: number;
};

export type Verdict = {
	/** By folder. */
	counts: Map<string, Counts>;
	survivors: Survivor[];
	/** Judged as equivalent, but of these files no such mutant survived: the list has to follow the source. */
	outdated: Change[];
};

/** Neither noticed nor missed, as in Stryker's own score. */
const NOT_RUN = new Set(['Ignored', 'CompileError', 'RuntimeError']);

export const REQUIRED_SCORE = 85;

/** Of those that a test could notice, how many it noticed, in percent. */
export function scoreOf({ mutants, killed, timedOut, equivalent }: Counts): number {
	const noticeable = mutants - equivalent;
	return noticeable === 0 ? 100 : (100 * (killed + timedOut)) / noticeable;
}

export function judgeMutants(reports: readonly MutationReport[], equivalents: readonly Change[]): Verdict {
	const counts = new Map<string, Counts>();
	const survivors: Survivor[] = [];
	const unused = [...equivalents];
	const files = reports.flatMap((report) => Object.entries(report.files));
	for (const [file, { source, mutants }] of files) {
		const folder = file.slice(0, file.lastIndexOf('/'));
		const count = counts.get(folder) ?? { mutants: 0, killed: 0, timedOut: 0, equivalent: 0, survived: 0 };
		counts.set(folder, count);
		for (const mutant of mutants) {
			if (NOT_RUN.has(mutant.status)) continue;
			count.mutants += 1;
			if (mutant.status === 'Killed') count.killed += 1;
			else if (mutant.status === 'Timeout') count.timedOut += 1;
			else {
				const change = changeOf(file, source, mutant);
				const judged = unused.findIndex((one) => isSame(one, change));
				if (judged >= 0) {
					unused.splice(judged, 1);
					count.equivalent += 1;
				} else {
					count.survived += 1;
					survivors.push({ ...change, line: mutant.location.start.line, mutator: mutant.mutatorName });
				}
			}
		}
	}
	const reported = new Set(files.map(([file]) => file));
	return { counts, survivors, outdated: unused.filter(({ file }) => reported.has(file)) };
}

export function sumOf(counts: Iterable<Counts>): Counts {
	const sum = { mutants: 0, killed: 0, timedOut: 0, equivalent: 0, survived: 0 };
	for (const count of counts) for (const key of Object.keys(sum) as (keyof Counts)[]) sum[key] += count[key];
	return sum;
}

/** The whole lines that the mutant touches, before and after, blanks made one. */
function changeOf(
	file: string,
	source: string,
	{ location: { start, end }, replacement }: ReportedMutant,
): Change {
	const lines = source.split('\n').slice(start.line - 1, end.line);
	const head = lines[0]?.slice(0, start.column - 1) ?? '';
	const tail = lines.at(-1)?.slice(end.column - 1) ?? '';
	return { file, before: oneLine(lines.join(' ')), after: oneLine(`${head}${replacement ?? ''}${tail}`) };
}

function isSame(a: Change, b: Change): boolean {
	return a.file === b.file && a.before === b.before && a.after === b.after;
}

function oneLine(text: string): string {
	return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * The mutants that docs/mutation.md judges as equivalent: below a heading with the file's path, each is a diff block of one
 * line before and one after.
 */
export function readEquivalents(markdown: string): Change[] {
	const changes: Change[] = [];
	let file = '';
	let before = '';
	for (const line of markdown.split('\n')) {
		if (line.startsWith('### ')) file = line.slice(4).trim();
		else if (line.startsWith('- ') && file) before = oneLine(line.slice(2));
		else if (line.startsWith('+ ') && file) changes.push({ file, before, after: oneLine(line.slice(2)) });
	}
	return changes;
}
