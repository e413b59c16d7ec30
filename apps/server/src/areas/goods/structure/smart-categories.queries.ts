import type { RuleClause } from '@dukan/listing-index/select-by-rule.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * A product belongs to the category if it meets all conditions of at least one clause. Prices are those that
 * a shopper pays.
 */
export type SmartRule = { anyOf: SmartClause[] };

type SmartClause = {
	categoryIds?: number[];
	subcategoryIds?: number[];
	attributes?: Record<string, string[]>;
	minPriceTenge?: number;
	maxPriceTenge?: number;
};

/** Returns undefined for a smart category whose products are chosen by hand. */
export async function findSmartRule(db: Database, smartId: number): Promise<SmartRule | undefined> {
	const { rows } = await sql<{ rule: SmartRule | null }>`
		select rule from smart_categories where id = ${smartId}`.execute(db);
	return rows[0]?.rule ?? undefined;
}

export async function listSmartProducts(db: Database, smartId: number): Promise<number[]> {
	const rows = await db
		.selectFrom('smart_category_products')
		.select('product_id')
		.where('smart_category_id', '=', smartId)
		.orderBy('position')
		.orderBy('product_id')
		.execute();
	return rows.map(({ product_id }) => product_id);
}

/** Returns the rule with ids of facet_values in place of attribute values. */
export function resolveRule(db: Database, { anyOf }: SmartRule): Promise<RuleClause[]> {
	return Promise.all(anyOf.map((clause) => resolveClause(db, clause)));
}

async function resolveClause(db: Database, { attributes = {}, ...clause }: SmartClause): Promise<RuleClause> {
	const facetIds = await Promise.all(
		Object.entries(attributes).map(async ([key, values]) => {
			const { rows } = await sql<{ id: number }>`select id from facet_values
				where attribute_key = ${key} and value = any (${values}::text[])`.execute(db);
			return rows.map(({ id }) => id);
		}),
	);
	return { ...clause, facetIds };
}
