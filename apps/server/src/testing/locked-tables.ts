const ROW_LOCK =
	/\bfor (?:no key update|update|key share|share)\b(?: of ([\w, ]+?)(?= skip| nowait| ?\)|$))?/g;
const WRITE = /(?<!\bfor |\bkey |\bdo )\b(?:update|delete from|merge into) (\w+)|\binsert into (\w+)/g;
const FROM = /\bfrom (.*?)(?= where | order by | limit | for |$)/;
const FROM_ITEM = /(?:^|,|\bjoin) ?(\w+)(?: as)?(?: (?!(?:left|join|cross|inner|on)\b)(\w+))?/g;

/** Returns the statement in lower case, without comments and literals. */
const plain = (statement: string) =>
	statement
		.replaceAll(/--.*$|\/\*.*?\*\//gm, ' ')
		.replaceAll(/'[^']*'/g, "''")
		.replaceAll(/\s+/g, ' ')
		.trim()
		.toLowerCase();

/**
 * Returns the tables whose rows a statement locks by itself, in the order of its text. The share lock that a
 * foreign key takes does not count, because it waits for no one who changes other columns.
 */
export function lockedTables(statement: string): string[] {
	const text = plain(statement);
	const locks = [...text.matchAll(ROW_LOCK)].map((match) => {
		const of = match[1]?.split(',').map((name) => name.trim());
		const from = FROM.exec(selectBefore(text, match.index))?.[1] ?? '';
		const items = [...from.matchAll(FROM_ITEM)].map(([, table = '', alias = table]) => ({ table, alias }));
		const locked = items.filter(({ alias }) => !of || of.includes(alias));
		return { at: match.index, tables: locked.map(({ table }) => table) };
	});
	const writes = [...text.matchAll(WRITE)].map((match) => {
		const [, changed, inserted = ''] = match;
		const isUpsert = /^[^;]*?\bon conflict\b[^;]*?\bdo update\b/.test(text.slice(match.index));
		const table = changed ?? (isUpsert ? inserted : undefined);
		return { at: match.index, tables: table ? [table] : [] };
	});
	return [...locks, ...writes].toSorted((a, b) => a.at - b.at).flatMap(({ tables }) => tables);
}

/** Returns the select to which a lock at this place belongs, without the content of its parentheses. */
function selectBefore(text: string, end: number): string {
	let depth = 0;
	let own = '';
	for (let at = end - 1; at >= 0; at -= 1) {
		const letter = text[at] ?? '';
		if (letter === '(' && depth === 0) break;
		if (letter === '(') depth -= 1;
		if (depth === 0) own = letter + own;
		if (letter === ')') depth += 1;
		if (depth === 0 && own.startsWith('select ')) break;
	}
	return own;
}

/** Tells whether a statement locks many rows in the arbitrary order in which PostgreSQL finds them. */
export function locksUnordered(statement: string): boolean {
	const text = plain(statement);
	return [...text.matchAll(ROW_LOCK)].some(({ index }) => {
		const own = selectBefore(text, index);
		return /= any \(|= any\(|\bin \(/.test(own) && !/\border by\b|\blimit 1\b/.test(own);
	});
}
