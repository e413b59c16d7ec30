import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { drawPlot, type Plot } from './draw-plot.ts';
import { escaped } from './escaped.ts';

type Cell = string | number;
export type Row = Record<string, Cell>;

/** One line of what was promised: the target in words, what was measured, and whether it holds. */
export type Check = { what: string; target: string; measured: string; met: boolean };

type Piece =
	| { kind: 'table'; title: string; rows: Row[] }
	| { kind: 'plot'; plot: Plot }
	| { kind: 'note'; text: string };

type Section = { name: string; pieces: Piece[]; checks: Check[]; tookS: number };

/** What benches found: printed as it comes, and kept for one page with tables and plots. */
export class Report {
	readonly #sections: Section[] = [];

	begin(name: string): void {
		console.log(`\n${name}`);
		this.#sections.push({ name, pieces: [], checks: [], tookS: 0 });
	}

	end(tookS: number): void {
		this.#now.tookS = Math.round(tookS);
		if (this.#now.checks.length > 0) console.table(this.#now.checks.map(checkRow));
	}

	note(text: string): void {
		console.log(`· ${text}`);
		this.#now.pieces.push({ kind: 'note', text });
	}

	table(title: string, rows: Row[]): void {
		console.log(title);
		console.table(rows);
		this.#now.pieces.push({ kind: 'table', title, rows });
	}

	plot(plot: Plot): void {
		this.#now.pieces.push({ kind: 'plot', plot });
	}

	/** A target that is missed makes the whole run fail. */
	check(what: string, target: string, measured: string, met: boolean): void {
		console.log(`· ${what}: ${measured}${met ? '' : ` (target ${target}: MISSED)`}`);
		this.#now.checks.push({ what, target, measured, met });
		if (!met) process.exitCode = 1;
	}

	/** One page that needs nothing else, and the same figures for programs. */
	write(folder: string): string {
		mkdirSync(folder, { recursive: true });
		writeFileSync(join(folder, 'results.json'), JSON.stringify(this.#sections, undefined, '\t'));
		const path = join(folder, 'index.html');
		writeFileSync(path, page(this.#sections));
		return path;
	}

	get #now(): Section {
		const section = this.#sections.at(-1);
		if (!section) throw new Error('No section has begun.');
		return section;
	}
}

const checkRow = ({ what, target, measured, met }: Check): Row => ({
	promise: what,
	target,
	measured,
	verdict: met ? 'met' : 'MISSED',
});

export function machine(): string {
	const cores = cpus();
	const gib = Math.round(totalmem() / 2 ** 30);
	return `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}, ${gib} GiB, Node ${process.versions.node}`;
}

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; color: #1c1c1c; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 3rem; border-bottom: 1px solid #ddd; }
.wide { overflow-x: auto; } table { border-collapse: collapse; margin: .5rem 0 1.5rem; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { text-align: left; padding: .25rem .75rem; border-bottom: 1px solid #e5e5e5; white-space: nowrap; }
td.missed { color: #a40000; font-weight: 600; } svg { max-width: 100%; height: auto; }`;

function page(sections: readonly Section[]): string {
	const body = sections.map(
		({ name, pieces, checks, tookS }) =>
			`<h2 id="${name}">${name}</h2><p>${tookS} s</p>${checks.length > 0 ? table('Targets', checks.map(checkRow)) : ''}${pieces.map(piece).join('')}`,
	);
	const links = sections.map(({ name }) => `<a href="#${name}">${name}</a>`).join(' · ');
	return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Dükan: measured</title><style>${STYLE}</style><h1>Dükan: measured</h1>
<p>${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC · ${escaped(machine())}</p><p>${links}</p>${body.join('')}</html>\n`;
}

function piece(one: Piece): string {
	if (one.kind === 'note') return `<p>${escaped(one.text)}</p>`;
	if (one.kind === 'plot') return `<figure>${drawPlot(one.plot)}</figure>`;
	return table(one.title, one.rows);
}

function table(title: string, rows: readonly Row[]): string {
	const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
	const cell = (value: Cell | undefined) =>
		`<td${value === 'MISSED' ? ' class="missed"' : ''}>${escaped(String(value ?? ''))}</td>`;
	const line = (row: Row) => `<tr>${columns.map((column) => cell(row[column])).join('')}</tr>`;
	const head = columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('');
	return `<div class="wide"><table><caption>${escaped(title)}</caption><tr>${head}</tr>${rows.map(line).join('')}</table></div>`;
}
