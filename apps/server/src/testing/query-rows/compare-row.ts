import ts from 'typescript';

/**
 * Returns where a value from the database differs from its declared type: it has too few or too many keys, or
 * is a value of another kind.
 */
export function compareRow(checker: ts.TypeChecker, type: ts.Type, value: unknown, path = 'row'): string[] {
	if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return [];
	if (type.isUnion()) return compareUnion(checker, type, value, path);
	if (type.isStringLiteral() || type.isNumberLiteral())
		return type.value === value ? [] : [`${path} is ${show(value)}, declared ${checker.typeToString(type)}`];
	const kind = kindOf(value);
	if (kind !== declaredKind(checker, type))
		return [`${path} is ${kind}, declared ${checker.typeToString(type)}`];
	if (Array.isArray(value)) return compareList(checker, type, value, path);
	if (kind === 'object') return compareObject(checker, type, value as object, path);
	return [];
}

function compareUnion(checker: ts.TypeChecker, type: ts.UnionType, value: unknown, path: string): string[] {
	const differences = type.types.map((part) => compareRow(checker, part, value, path));
	if (differences.some((list) => list.length === 0)) return [];
	// If several members of a union differ, reports the one that differs only inside an object, and not one of
	// another kind.
	const inside = differences.filter((list) => list.every((line) => !line.startsWith(`${path} is`)));
	const kinds = kindOf(value) === 'string' ? show(value) : kindOf(value);
	return inside[0] ?? [`${path} is ${kinds}, declared ${checker.typeToString(type)}`];
}

function compareList(
	checker: ts.TypeChecker,
	type: ts.Type,
	list: readonly unknown[],
	path: string,
): string[] {
	const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
	return element ? list.flatMap((one) => compareRow(checker, element, one, `${path}[]`)) : [];
}

function compareObject(checker: ts.TypeChecker, type: ts.Type, object: object, path: string): string[] {
	const rest = checker.getIndexTypeOfType(type, ts.IndexKind.String);
	const declared = new Map(checker.getPropertiesOfType(type).map((property) => [property.name, property]));
	const missing = [...declared.values()]
		.filter(({ name, flags }) => !(name in object) && !(flags & ts.SymbolFlags.Optional))
		.map(({ name }) => `${path}.${name} is missing`);
	const others = Object.entries(object).flatMap(([key, value]) => {
		const property = declared.get(key);
		const expected = property ? checker.getTypeOfSymbol(property) : rest;
		return expected
			? compareRow(checker, expected, value, `${path}.${key}`)
			: [`${path}.${key} is not declared`];
	});
	return [...missing, ...others];
}

function kindOf(value: unknown): string {
	if (value === null) return 'null';
	if (Array.isArray(value)) return 'array';
	if (value instanceof Date) return 'Date';
	if (Buffer.isBuffer(value)) return 'Buffer';
	return typeof value;
}

const KINDS: readonly [ts.TypeFlags, string][] = [
	[ts.TypeFlags.StringLike, 'string'],
	[ts.TypeFlags.NumberLike, 'number'],
	[ts.TypeFlags.BigIntLike, 'bigint'],
	[ts.TypeFlags.BooleanLike, 'boolean'],
	[ts.TypeFlags.Null, 'null'],
	[ts.TypeFlags.Undefined, 'undefined'],
];

function declaredKind(checker: ts.TypeChecker, type: ts.Type): string {
	const primitive = KINDS.find(([flags]) => type.flags & flags);
	if (primitive) return primitive[1];
	if (checker.isArrayLikeType(type)) return 'array';
	const name = type.getSymbol()?.name;
	return name === 'Date' || name === 'Buffer' ? name : 'object';
}

function show(value: unknown): string {
	return JSON.stringify(value) ?? typeof value;
}
