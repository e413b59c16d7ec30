import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf } from './imports/areas.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * Who may write each table, as docs/tables.md says: the owner may write all of it, and other features only
 * the columns listed for them.
 */
export type Owners = ReadonlyMap<
	string,
	{ owner: string; columnsOf: ReadonlyMap<string, readonly string[]> }
>;

export type Source = { file: string; text: string };

const ROW = /^\| `([a-z_]+)` \| ([a-z-]+)((?:; [a-z-]+: `[^|]+)?) \|/gm;

export function readOwners(page: string): Owners {
	return new Map(
		[...page.matchAll(ROW)].map(([, table = '', owner = '', others = '']) => {
			const named = others.split(';').flatMap((part) => {
				const [feature = '', columns = ''] = part.trim().split(': ');
				return feature
					? [[feature, [...columns.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name)] as const]
					: [];
			});
			return [table, { owner, columnsOf: new Map(named) }];
		}),
	);
}

const WRITE =
	/\b(insert into|update|delete from|merge into|truncate|copy)\s+(?:only\s+)?(?:public\.)?(?:([a-z_]+)|(\$\{))/g;
const BUILDER = /\.(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*(?:'([a-z_]+)')?/g;
/** Table names that are passed as an argument to editTable, restoreRows or the deletion of expired rows. */
const GIVEN = /\btable: '([a-z_]+)'/g;

/**
 * Files that write tables whose names are parameters. A backup copies and restores all tables, and a restore
 * leaves some of them empty.
 */
const WRITE_NAMED = [
	'apps/server/src/areas/running/backups/restore-backup.ts',
	'apps/server/src/areas/running/backups/restore-log.queries.ts',
	'apps/server/src/areas/running/backups/write-backup.ts',
	'apps/server/src/areas/running/demo/empty-shop.queries.ts',
	'apps/server/src/areas/staff/audit/edit-table.queries.ts',
	'apps/server/src/areas/staff/audit/restore-rows.queries.ts',
	'apps/server/src/platform/jobs/delete-expired.ts',
];

type Write = { table: string | undefined; columns: readonly string[] | undefined };

/** Returns the writes in a text of code or schema. For an update that names its columns, they are listed. */
export function writesOf({ file, text }: Source): Write[] {
	const code = file.endsWith('.sql')
		? text.replaceAll(/--.*$/gm, '')
		: text.replaceAll(/\/\*\*?\s[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
	return [
		...[...code.matchAll(WRITE)].map(({ 1: verb, 2: table, index }) => ({
			table,
			columns: verb === 'update' ? setColumns(code.slice(index)) : undefined,
		})),
		...[...code.matchAll(BUILDER)].map(([, , table]) => ({ table, columns: undefined })),
		...[...code.matchAll(GIVEN)].map(([, table]) => ({ table, columns: undefined })),
	];
}

function setColumns(statement: string): string[] {
	const list =
		/^update\s+\w+(?:\s+(?:as\s+)?\w+)?\s+set\s+([\s\S]*?)(?:\s(?:from|where|returning)\s|[`;]|$)/.exec(
			statement,
		);
	return [...(list?.[1] ?? '').matchAll(/(?:^|,)\s*([a-z_]+)\s*=/g)].map(([, column = '']) => column);
}

/**
 * Returns the feature that a file belongs to. Code that puts the shop together, fills it or tries it out
 * belongs to none.
 */
function featureOf({ file, text }: Source): string | undefined {
	if (file.startsWith('apps/server/src/schema/'))
		return /^-- Owner: ([a-z-]+)\.\s/.exec(text)?.[1] ?? 'nobody';
	const place = placeOf(file);
	if (place?.kind === 'feature') return place.feature;
	return place?.kind === 'below' ? 'platform' : undefined;
}

/** Returns the statements that write a table of another feature without permission. */
export function findForeignWrites(sources: readonly Source[], owners: Owners): string[] {
	return sources.flatMap((source) => {
		const feature = featureOf(source);
		if (feature === undefined) return [];
		return writesOf(source).flatMap(({ table, columns }) => {
			if (table === undefined)
				return WRITE_NAMED.includes(source.file) ? [] : [`${source.file}: a table that is not named`];
			const owned = owners.get(table);
			if (!owned || owned.owner === feature) return [];
			const own = owned.columnsOf.get(feature) ?? [];
			if (columns && columns.length > 0 && columns.every((column) => own.includes(column))) return [];
			return [`${source.file}: ${table} is written by ${owned.owner} alone`];
		});
	});
}

/** Returns code and schema of the server, without tests. */
export function readSources(): Source[] {
	return readdirSync(join(ROOT, 'apps/server/src'), { recursive: true, encoding: 'utf8' })
		.map((name) => `apps/server/src/${name.replaceAll('\\', '/')}`)
		.filter((file) => /\.(?:ts|sql)$/.test(file) && !/\.test\.ts$|\/(?:migrations|testing)\//.test(file))
		.map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
}

export const readOwnersPage = (): Owners => readOwners(readFileSync(join(ROOT, 'docs/tables.md'), 'utf8'));
