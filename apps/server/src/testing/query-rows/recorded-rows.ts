import { AsyncLocalStorage } from 'node:async_hooks';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCallSites } from 'node:util';
import type { KyselyPlugin, RootOperationNode } from 'kysely';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const FRAMES = 40;

/** Rows of one executed statement, and where it was executed: `file:line:column`, the innermost call first. */
export type Execution = { callers: readonly string[]; rows: readonly unknown[] };

/** Records every statement of the databases that it is plugged into. */
export class RecordedRows implements KyselyPlugin {
	readonly executions: Execution[] = [];
	/** By the flow of execution: statements that were built from one builder have the same query id. */
	readonly #callers = new AsyncLocalStorage<readonly string[]>();

	/** Called while the statement's `execute` is on the stack. */
	transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
		this.#callers.enterWith(callersInSources());
		return node;
	}

	async transformResult<Result extends { rows: unknown[] }>({ result }: { result: Result }): Promise<Result> {
		this.executions.push({ callers: this.#callers.getStore() ?? [], rows: result.rows });
		return result;
	}
}

function callersInSources(): string[] {
	return getCallSites(FRAMES)
		.filter(({ scriptName }) => scriptName.startsWith('file:') && !scriptName.includes('/node_modules/'))
		.map(({ scriptName, lineNumber, columnNumber }) => {
			const file = relative(ROOT, fileURLToPath(scriptName));
			return `${file}:${lineNumber}:${columnNumber}`;
		})
		.slice(2);
}
