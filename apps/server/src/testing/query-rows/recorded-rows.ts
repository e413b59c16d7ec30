import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCallSites } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import type { KyselyPlugin, RootOperationNode } from 'kysely';

const ROOT = new URL('../../../../../', import.meta.url).href;
/** About ten frames belong to Kysely. The call that runs the statement and the functions around it follow. */
const FRAMES = 15;
const MAX_ROWS = 40;
const MAX_ELEMENTS = 30;
/** A column with more different texts than this does not have a union of a few texts as its type. */
const MAX_VALUES = 24;
const MAX_VALUE_LENGTH = 30;

/** The rows of a statement, and the calls that executed it: `file:line:column`, the innermost call first. */
export type Execution = { callers: readonly string[]; rows: readonly unknown[] };

/**
 * Records the statements of the databases that use it. Of each place it keeps the rows that show a new kind
 * of value, null, key or text.
 */
export class RecordedRows implements KyselyPlugin {
	readonly #places = new Map<string, { seen: Seen; rows: Buffer[] }>();
	/**
	 * Keeps each statement's callers by asynchronous context, because statements that were built from one
	 * builder share a query id.
	 */
	readonly #callers = new AsyncLocalStorage<string>();

	get executions(): Execution[] {
		return [...this.#places].map(([callers, { rows }]) => ({
			callers: callers.split(' '),
			rows: rows.map((row) => deserialize(row)),
		}));
	}

	/** Called while the statement's `execute` is on the stack. */
	transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
		this.#callers.enterWith(callersInSources());
		return node;
	}

	async transformResult<Result extends { rows: unknown[] }>({ result }: { result: Result }): Promise<Result> {
		const callers = this.#callers.getStore() ?? '';
		const place = this.#places.get(callers) ?? { seen: new Seen(), rows: [] };
		this.#places.set(callers, place);
		for (const row of result.rows.slice(0, MAX_ROWS))
			if (place.seen.add(row)) place.rows.push(serialize(row));
		return result;
	}

	writeTo(dir: string): void {
		mkdirSync(dir, { recursive: true });
		writeFileSync(
			join(dir, `${process.pid}.rows`),
			serialize([...this.#places].map(([callers, { rows }]) => [callers, rows])),
		);
	}
}

/** Reads the rows that processes have written into a folder. */
export function readRecordedRows(dir: string): Execution[] {
	return readdirSync(dir).flatMap((name) => {
		const places: [string, Buffer[]][] = deserialize(readFileSync(join(dir, name)));
		return places.map(([callers, rows]) => ({
			callers: callers.split(' '),
			rows: rows.map((row) => deserialize(row)),
		}));
	});
}

/**
 * Collects the kinds of values that the rows of one place have in a column, in a key of its objects, or in
 * the elements of its arrays.
 */
class Seen {
	readonly #values = new Set<unknown>();
	readonly #inside = new Map<string, Seen>();

	/** Returns whether any part of the value was not seen before. */
	add(value: unknown): boolean {
		if (typeof value === 'string')
			return this.#note(value.length > MAX_VALUE_LENGTH ? 'string' : `"${value}`);
		if (typeof value === 'number')
			return this.#note(Number.isInteger(value) && value >= 0 && value < 10 ? value : 'number');
		if (value === null || typeof value !== 'object')
			return this.#note(typeof value === 'boolean' ? value : String(value));
		if (value instanceof Date) return this.#note('Date');
		if (Buffer.isBuffer(value)) return this.#note('Buffer');
		if (Array.isArray(value)) {
			let isNew = this.#note('array');
			for (const element of value.slice(0, MAX_ELEMENTS)) isNew = this.#of('[]').add(element) || isNew;
			return isNew;
		}
		let isNew = this.#note(`{${Object.keys(value).join()}`);
		for (const [key, one] of Object.entries(value)) isNew = this.#of(key).add(one) || isNew;
		return isNew;
	}

	#note(value: unknown): boolean {
		if (this.#values.has(value) || this.#values.size >= MAX_VALUES) return false;
		this.#values.add(value);
		return true;
	}

	#of(key: string): Seen {
		const found = this.#inside.get(key);
		if (found) return found;
		const made = new Seen();
		this.#inside.set(key, made);
		return made;
	}
}

function callersInSources(): string {
	return getCallSites(FRAMES)
		.slice(2)
		.filter(({ scriptName }) => scriptName.startsWith(ROOT) && !scriptName.includes('/node_modules/'))
		.map(
			({ scriptName, lineNumber, columnNumber }) =>
				`${scriptName.slice(ROOT.length)}:${lineNumber}:${columnNumber}`,
		)
		.join(' ');
}
