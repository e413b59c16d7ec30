import { type RawBuilder, sql } from 'kysely';
import type { SmartClause, SmartRule } from '../platform/database/tables.ts';

/** The rule as a condition on product_listings `l`. */
export function smartRuleCondition(rule: SmartRule): RawBuilder<boolean> {
	return sql`(${sql.join(rule.anyOf.map(clauseCondition), sql` or `)})`;
}

function clauseCondition(clause: SmartClause): RawBuilder<boolean> {
	const { categoryIds, subcategoryIds, minPriceTenge, maxPriceTenge, attributes = {} } = clause;
	const conditions: RawBuilder<boolean>[] = [sql`true`];
	if (categoryIds) conditions.push(sql`l.category_id = any (${categoryIds}::integer[])`);
	if (subcategoryIds) conditions.push(sql`l.subcategory_id = any (${subcategoryIds}::integer[])`);
	if (minPriceTenge !== undefined) conditions.push(sql`l.shelf_price_tenge >= ${minPriceTenge}`);
	if (maxPriceTenge !== undefined) conditions.push(sql`l.shelf_price_tenge <= ${maxPriceTenge}`);
	for (const [key, values] of Object.entries(attributes)) {
		conditions.push(sql`l.facet_ids && array(select id from facet_values
			where attribute_key = ${key} and value = any (${values}::text[]))`);
	}
	return sql`(${sql.join(conditions, sql` and `)})`;
}
