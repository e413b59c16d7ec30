import { type RawBuilder, sql } from 'kysely';

/** A product belongs when it meets every condition of at least one clause. Prices are what the shopper pays. */
type SmartRule = { anyOf: SmartClause[] };

type SmartClause = {
	categoryIds?: number[];
	subcategoryIds?: number[];
	attributes?: Record<string, string[]>;
	minPriceTenge?: number;
	maxPriceTenge?: number;
};

const shelfPriceTenge = sql<number>`
	(case when p.on_sale then p.sale_price_tenge else p.price_tenge end * p.unit_factor)`;

/** The rule as a condition on products `p`. */
export function smartRuleCondition(rule: SmartRule): RawBuilder<boolean> {
	return sql`(${sql.join(rule.anyOf.map(clauseCondition), sql` or `)})`;
}

function clauseCondition(clause: SmartClause): RawBuilder<boolean> {
	const conditions: RawBuilder<boolean>[] = [sql`true`];
	if (clause.categoryIds) conditions.push(sql`p.category_id = any (${clause.categoryIds}::integer[])`);
	if (clause.subcategoryIds)
		conditions.push(sql`p.subcategory_id = any (${clause.subcategoryIds}::integer[])`);
	if (clause.minPriceTenge !== undefined) conditions.push(sql`${shelfPriceTenge} >= ${clause.minPriceTenge}`);
	if (clause.maxPriceTenge !== undefined) conditions.push(sql`${shelfPriceTenge} <= ${clause.maxPriceTenge}`);
	for (const [key, values] of Object.entries(clause.attributes ?? {})) {
		conditions.push(sql`exists (select from product_attributes a
			where a.product_id = p.id and a.attribute_key = ${key} and a.value_text = any (${values}::text[]))`);
	}
	return sql`(${sql.join(conditions, sql` and `)})`;
}
