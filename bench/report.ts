import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';

export type Row = Record<string, string | number>;

/** One check: the target in words, the measured value, and whether it meets the target. */
type Check = { what: string; target: string; measured: string; met: boolean };

type Section = {
	name: string;
	notes: string[];
	tables: Record<string, Row[]>;
	checks: Check[];
	tookS: number;
};

/** Collects the results of benches, prints them as they come and writes them as JSON. */
export class Report {
	readonly #sections: Section[] = [];

	begin(name: string): void {
		console.log(`\n${name}`);
		this.#sections.push({ name, notes: [], tables: {}, checks: [], tookS: 0 });
	}

	end(tookS: number): void {
		this.#now.tookS = Math.round(tookS);
		const { checks } = this.#now;
		if (checks.length === 0) return;
		console.table(
			checks.map(({ what, target, measured, met }) => ({
				promise: what,
				target,
				measured,
				verdict: met ? 'met' : 'MISSED',
			})),
		);
	}

	note(text: string): void {
		console.log(`· ${text}`);
		this.#now.notes.push(text);
	}

	table(title: string, rows: Row[]): void {
		console.log(title);
		console.table(rows);
		this.#now.tables[title] = rows;
	}

	/** Adds a check. A missed target makes the whole run fail. */
	check(what: string, target: string, measured: string, met: boolean): void {
		console.log(`· ${what}: ${measured}${met ? '' : ` (target ${target}: MISSED)`}`);
		this.#now.checks.push({ what, target, measured, met });
		if (!met) process.exitCode = 1;
	}

	write(path: string): void {
		mkdirSync(dirname(path), { recursive: true });
		const figures = { at: new Date(), machine: machine(), sections: this.#sections };
		writeFileSync(path, JSON.stringify(figures, undefined, '\t'));
	}

	get #now(): Section {
		const section = this.#sections.at(-1);
		if (!section) throw new Error('No section has begun.');
		return section;
	}
}

function machine(): string {
	const cores = cpus();
	const gib = Math.round(totalmem() / 2 ** 30);
	return `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}, ${gib} GiB, Node ${process.versions.node}`;
}
