import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser';
import { NUMBER, type ProofSet } from './read-requirements.ts';

/** A test or a part of a bench that names requirements. */
export type Proof = { file: string; title: string; numbers: string[]; set: ProofSet };

const TESTS = ['{packages,apps,scripts,bench}/**/*.test.ts', 'e2e/*.spec.ts'];
const BENCHES = 'bench/**/*.ts';
const CALLS = ['test', 'describe', 'suite', 'it'];

export function readProofs(root: string): Proof[] {
	const list = (patterns: string | readonly string[]) =>
		globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' }).toSorted();
	const read = (file: string) => readFileSync(join(root, file), 'utf8');
	return [
		...list(TESTS).flatMap((file) => testsIn(file, read(file))),
		...list(BENCHES)
			.filter((file) => !file.endsWith('.test.ts'))
			.flatMap((file) => benchesIn(file, read(file))),
	];
}

/** Returns the tests of a file that name requirements in their titles or in the titles of their groups. */
export function testsIn(file: string, text: string): Proof[] {
	const groups: { call: CallExpression; numbers: string[]; isOnlyAll: boolean }[] = [];
	const found: Proof[] = [];
	new Visitor({
		CallExpression(call) {
			const kind = kindOf(call);
			const title = kind && titleOf(call.arguments[0]);
			if (!title) return;
			const outer = groups.at(-1);
			const numbers = [...new Set([...(outer?.numbers ?? []), ...(title.match(NUMBER) ?? [])])];
			const isOnlyAll = outer?.isOnlyAll || file.endsWith('.all.test.ts') || hasTagAll(call);
			groups.push({ call, numbers, isOnlyAll });
			if (kind !== 'describe' && kind !== 'suite' && numbers.length > 0)
				found.push({ file, title, numbers, set: isOnlyAll ? 'all' : 'quick' });
		},
		'CallExpression:exit'(call) {
			if (groups.at(-1)?.call === call) groups.pop();
		},
	}).visit(parseSync(file, text).program);
	return found;
}

/** Returns the proofs in a bench. A bench proves a requirement if its output names the number. */
export function benchesIn(file: string, text: string): Proof[] {
	const found: Proof[] = [];
	const add = (title: string) => {
		const numbers = title.match(NUMBER);
		if (numbers) found.push({ file, title, numbers, set: 'bench' });
	};
	new Visitor({
		Literal: ({ value }) => void (typeof value === 'string' && add(value)),
		TemplateLiteral: (template) => add(titleOf(template) ?? ''),
	}).visit(parseSync(file, text).program);
	return found;
}

/** Returns the kind of a call such as test(…), test.skip(…), t.test(…) or test.describe(…). */
function kindOf({ callee }: CallExpression): string | undefined {
	if (callee.type === 'Identifier') return CALLS.find((name) => name === callee.name);
	if (callee.type !== 'MemberExpression' || callee.computed) return undefined;
	const { object, property } = callee;
	const own = CALLS.find((name) => name === property.name);
	return own ?? (object.type === 'Identifier' ? CALLS.find((name) => name === object.name) : undefined);
}

function titleOf(node: CallExpression['arguments'][number] | undefined): string | undefined {
	if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
	if (node?.type !== 'TemplateLiteral') return undefined;
	return node.quasis.map(({ value }) => value.cooked).join('…');
}

/**
 * Tells whether a test always has the tag @all. A tag that depends on the row of a table leaves some rows to
 * the quick proof.
 */
function hasTagAll({ arguments: [, options] }: CallExpression): boolean {
	if (options?.type !== 'ObjectExpression') return false;
	const tag = options.properties.find(
		(property) =>
			property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'tag',
	);
	if (tag?.type !== 'Property') return false;
	const isAll = (node: Expression) => node.type === 'Literal' && node.value === '@all';
	const { value } = tag;
	if (value.type === 'ArrayExpression')
		return value.elements.some((element) => element && element.type !== 'SpreadElement' && isAll(element));
	return isAll(value);
}
