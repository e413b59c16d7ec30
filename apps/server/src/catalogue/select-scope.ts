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

/** The list on the shelf; nothing for a smart category with a list of its own, which is short and ordered by hand. */
export async function selectScope(
	db: Database,
	columns: ShelfColumns,
	scope: Exclude<ListScope, { kind: 'search' }>,
): Promise<Selection | undefined> {
	switch (scope.kind) {
		case 'category':
			return selectEqual(columns, 'categoryId', scope.id);
		case 'subcategory':
			return selectEqual(columns, 'subcategoryId', scope.id);
		case 'brand':
			return selectEqual(columns, 'brandId', scope.id);
		case 'new':
		case 'sale':
			return selectFlagged(columns, scope.kind);
		case 'smart':
			return selectSmart(db, columns, scope.id);
	}
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
