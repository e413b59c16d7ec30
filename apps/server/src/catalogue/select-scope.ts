import type { ListScope } from '@dukan/domain/catalogue/product-list.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { SmartClause } from '../platform/database/tables.ts';
import type { ShelfColumns } from './shelf-columns.ts';
import {
	type SelectedClause,
	type Selection,
	selectClauses,
	selectEqual,
	selectFlagged,
} from './shelf-selection.ts';

/** So many lists are kept with their counts until something changes on the shelf: pages, orders and filters share them. */
const KEPT_LISTS = 24;

type KeptLists = { version: number; lists: Map<string, Selection> };
const keptLists = new WeakMap<ShelfColumns, KeptLists>();

function kept(columns: ShelfColumns, key: string, make: () => Selection): Selection {
	let own = keptLists.get(columns);
	if (own?.version !== columns.version) {
		own = { version: columns.version, lists: new Map() };
		keptLists.set(columns, own);
	}
	const known = own.lists.get(key);
	if (known) return known;
	const selection = make();
	const [oldest] = own.lists.keys();
	if (own.lists.size === KEPT_LISTS && oldest !== undefined) own.lists.delete(oldest);
	// Of its own length: what it was cut from has room for every product.
	own.lists.set(key, { ...selection, places: selection.places.slice() });
	return own.lists.get(key) ?? selection;
}

/** The list on the shelf; nothing for a smart category with a list of its own, which is short and ordered by hand. */
export async function selectScope(
	db: Database,
	columns: ShelfColumns,
	scope: Exclude<ListScope, { kind: 'search' }>,
): Promise<Selection | undefined> {
	if (scope.kind === 'smart') return selectSmart(db, columns, scope.id);
	const plain: PlainScope = 'id' in scope ? { kind: scope.kind, id: scope.id } : { kind: scope.kind };
	return kept(columns, JSON.stringify(plain), () => select(columns, plain));
}

const RUN_KEYS = { category: 'categoryId', subcategory: 'subcategoryId', brand: 'brandId' } as const;

type PlainScope = { kind: 'new' | 'sale' } | { kind: keyof typeof RUN_KEYS; id: number };

function select(columns: ShelfColumns, scope: PlainScope): Selection {
	if ('id' in scope) return selectEqual(columns, RUN_KEYS[scope.kind], scope.id);
	return selectFlagged(columns, scope.kind);
}

async function selectSmart(
	db: Database,
	columns: ShelfColumns,
	smartId: number,
): Promise<Selection | undefined> {
	const smart = await db
		.selectFrom('smart_categories')
		.select('rule')
		.where('id', '=', smartId)
		.executeTakeFirst();
	if (!smart?.rule) return undefined;
	return selectClauses(
		columns,
		await Promise.all(smart.rule.anyOf.map((clause) => withFacetIds(db, clause))),
	);
}

async function withFacetIds(
	db: Database,
	{ attributes = {}, ...clause }: SmartClause,
): Promise<SelectedClause> {
	const facetIds = await Promise.all(
		Object.entries(attributes).map(async ([key, values]) => {
			const { rows } = await sql<{ id: number }>`select id from facet_values
				where attribute_key = ${key} and value = any (${values}::text[])`.execute(db);
			return rows.map(({ id }) => id);
		}),
	);
	return { ...clause, facetIds };
}
