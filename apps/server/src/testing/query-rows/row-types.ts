import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../../../../..');
const EXECUTE = /^execute(TakeFirst|TakeFirstOrThrow)?$/;
const BUILDER = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;
/** The types of Kysely's results for statements that return no rows. */
const ROWLESS = new Set(['InsertResult', 'UpdateResult', 'DeleteResult']);

/**
 * A call that runs a statement, and the row type that it declares. `at` is `file:line:column` as in a stack
 * trace.
 */
export type QueryCall = {
	at: string;
	/** Undefined if no row type is declared, as for changes without `returning` and `sql` without a type. */
	row: ts.Type | undefined;
	/**
	 * True if the row is a type parameter of the function around the call. That function's callers then count.
	 */
	generic: boolean;
};

/**
 * Reads the types that the sources declare, which no longer exist at run time, with TypeScript's compiler
 * API. Version 7 has no stable API yet, so this uses the last version before it, which openapi-typescript
 * needs in any case.
 */
export class RowTypes {
	readonly calls: ReadonlyMap<string, QueryCall>;
	readonly checker: ts.TypeChecker;
	readonly #program: ts.Program;

	constructor(patterns: readonly string[]) {
		const files = globSync(patterns, { cwd: ROOT, exclude: ['**/*.test.ts'] }).map((file) =>
			join(ROOT, file),
		);
		const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile);
		const { options } = ts.parseJsonConfigFileContent({ ...config, files }, ts.sys, ROOT);
		this.#program = ts.createProgram(files, {
			...options,
			composite: false,
			incremental: false,
			noEmit: true,
		});
		this.checker = this.#program.getTypeChecker();
		const sources = files.flatMap((file) => this.#program.getSourceFile(file) ?? []);
		const calls = sources.flatMap((source) => callsIn(source));
		const executed = calls.filter(executes).map((call) => ({ call, ...this.#describe(call) }));
		const generic = new Set(
			executed.flatMap(({ call, generic }) => (generic ? (this.#enclosingFunction(call) ?? []) : [])),
		);
		const names = new Set([...generic].map(({ name }) => name));
		const helped = calls.filter(
			(call) => names.has(nameOf(call).getText()) && generic.has(this.#calledFunction(call) as ts.Symbol),
		);
		const described = [...executed, ...helped.map((call) => this.#describe(call))];
		this.calls = new Map(described.map((call) => [call.at, call]));
	}

	/** Returns the element type of the list that an exported function returns. */
	listedBy(file: string, name: string): ts.Type | undefined {
		const source = this.#program.getSourceFile(join(ROOT, file));
		const module = source && this.checker.getSymbolAtLocation(source);
		const declaration = module?.exports?.get(ts.escapeLeadingUnderscores(name))?.valueDeclaration;
		const signature = declaration && this.checker.getTypeAtLocation(declaration).getCallSignatures()[0];
		return signature && this.#rowOf(signature.getReturnType());
	}

	#describe(call: ts.CallExpression): QueryCall {
		const row = this.#rowBy(call);
		const generic = row !== undefined && (row.flags & ts.TypeFlags.TypeParameter) !== 0;
		return { at: placeOf(call), row: generic ? undefined : row, generic };
	}

	/**
	 * Uses the template's own type if it has one, because Kysely's types of a call take a hundred times as
	 * long.
	 */
	#rowBy(call: ts.CallExpression): ts.Type | undefined {
		const template = templateOf(call);
		if (!template) return this.#rowOf(this.checker.getTypeAtLocation(call));
		const declared = template.typeArguments?.[0];
		return declared && this.#rowOrNothing(this.checker.getTypeFromTypeNode(declared));
	}

	/** Unwraps `Promise<QueryResult<Row>>`, `Promise<Row[]>` and `Promise<Row | undefined>`. */
	#rowOf(promise: ts.Type): ts.Type | undefined {
		const awaited = this.checker.getAwaitedType(promise);
		if (!awaited) return undefined;
		const rows = awaited.getSymbol()?.name === 'QueryResult' ? awaited.getProperty('rows') : undefined;
		const result = rows ? this.checker.getTypeOfSymbol(rows) : awaited;
		const row =
			this.checker.getIndexTypeOfType(result, ts.IndexKind.Number) ?? this.checker.getNonNullableType(result);
		return this.#rowOrNothing(row);
	}

	#rowOrNothing(row: ts.Type): ts.Type | undefined {
		const nothing = ts.TypeFlags.Unknown | ts.TypeFlags.Any | ts.TypeFlags.Void | ts.TypeFlags.Never;
		return row.flags & nothing || ROWLESS.has(row.getSymbol()?.name ?? '') ? undefined : row;
	}

	#enclosingFunction(call: ts.CallExpression): ts.Symbol | undefined {
		const declared = ts.findAncestor(call, ts.isFunctionDeclaration)?.name;
		return declared && this.checker.getSymbolAtLocation(declared);
	}

	#calledFunction({ expression }: ts.CallExpression): ts.Symbol | undefined {
		const symbol = this.checker.getSymbolAtLocation(expression);
		return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
	}
}

/**
 * Tells whether the call runs a statement whose row type was written by hand. Statements of Kysely's builder
 * get theirs from the generated tables, unless they contain `sql`.
 */
function executes(call: ts.CallExpression): boolean {
	if (!ts.isPropertyAccessExpression(call.expression) || !EXECUTE.test(call.expression.name.text))
		return false;
	if (templateOf(call)) return true;
	const text = call.getText();
	return !/\.(transaction|connection)\(\)/.test(text) && (!BUILDER.test(text) || /\bsql</.test(text));
}

/** Returns the template in a call of the form sql`…`.execute(db). */
function templateOf({ expression }: ts.CallExpression): ts.TaggedTemplateExpression | undefined {
	const run = ts.isPropertyAccessExpression(expression) ? expression.expression : undefined;
	return run && ts.isTaggedTemplateExpression(run) && run.tag.getText() === 'sql' ? run : undefined;
}

function callsIn(source: ts.SourceFile): ts.CallExpression[] {
	const calls: ts.CallExpression[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isCallExpression(node)) calls.push(node);
		ts.forEachChild(node, visit);
	};
	visit(source);
	return calls;
}

function nameOf({ expression }: ts.CallExpression): ts.Node {
	return ts.isPropertyAccessExpression(expression) ? expression.name : expression;
}

/** Returns the place at which V8 reports a call: that of the method's or function's name. */
function placeOf(call: ts.CallExpression): string {
	const name = nameOf(call);
	const source = name.getSourceFile();
	const { line, character } = source.getLineAndCharacterOfPosition(name.getStart());
	return `${source.fileName.slice(ROOT.length + 1)}:${line + 1}:${character + 1}`;
}
