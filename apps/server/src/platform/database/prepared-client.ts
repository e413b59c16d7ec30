import pg from 'pg';

/** More different texts than this are not worth PostgreSQL's memory: lists with filters have no end of them. */
const MAX_STATEMENTS = 100;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
	const known = names.get(text);
	if (known || names.size >= MAX_STATEMENTS) return known;
	const name = `s${names.size}`;
	names.set(text, name);
	return name;
}

/** Has each text parsed and planned once a connection: for few short statements that come again and again. */
export class PreparedClient extends pg.Client {
	override query(...given: unknown[]): never {
		const [text, values] = given;
		const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
		const query = super.query as (...args: unknown[]) => never;
		return name ? query.call(this, { name, text, values }, ...given.slice(2)) : query.apply(this, given);
	}
}
