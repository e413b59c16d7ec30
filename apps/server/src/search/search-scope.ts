import { type RawBuilder, sql } from 'kysely';
import type { ScopeSql } from '../catalogue/list-scope.ts';
import type { ListedMatch, ListedUnit } from './listed-units.ts';

/** What has all that was asked for. */
export function allOf(units: readonly ListedUnit[]): RawBuilder<boolean> {
	return sql`(${sql.join(units.map(unitCondition), sql` and `)})`;
}

/** What lacks one thing at most. */
export function allButOneOf(units: readonly ListedUnit[]): RawBuilder<boolean> {
	const choices = units.map((_, missing) => allOf(units.filter((_, index) => index !== missing)));
	return sql`(${sql.join(choices, sql` or `)})`;
}

export function anyOf(units: readonly ListedUnit[]): RawBuilder<boolean> {
	return sql`(${sql.join(units.map(unitCondition), sql` or `)})`;
}

/** Best first; what fits equally, in stock before sold out. */
export function scopeOf(
	units: readonly ListedUnit[],
	where: RawBuilder<boolean>,
	{ hasAll }: { hasAll: boolean },
): ScopeSql {
	const scores = units.map((unit) => unitScore(unit, hasAll)).filter((score) => score !== undefined);
	const rank = scores.length > 0 ? sql`${sql.join(scores, sql` + `)} desc, ` : sql``;
	// Of the models that hold 'S24' the one with the fewest other words is the S24.
	const closest = units.some(isModel) ? sql`cardinality(l.name_word_ids), ` : sql``;
	return { from: sql`product_listings l`, where, order: sql`${rank}${closest}l.in_stock desc, l.product_id` };
}

export function isModel({ matches }: ListedUnit): boolean {
	const best = Math.max(0, ...matches.map(({ score }) => score));
	return matches.some((match) => match.in === 'name' && match.score === best);
}

function unitCondition({ matches, phrases }: ListedUnit): RawBuilder<boolean> {
	return sql`(${sql.join([...matchConditions(matches), ...phrases.map(({ words }) => phraseCondition(words))], sql` or `)})`;
}

function phraseCondition(words: readonly ListedMatch[][]): RawBuilder<boolean> {
	return sql`(${sql.join(
		words.map((matches) => sql`(${sql.join(matchConditions(matches), sql` or `)})`),
		sql` and `,
	)})`;
}

/** A product is of one kind but has many words and values. */
const COLUMNS = {
	kind: { column: sql`l.search_kind_id`, holds: sql`= any` },
	name: { column: sql`l.name_word_ids`, holds: sql`&&` },
	facet: { column: sql`l.facet_ids`, holds: sql`&&` },
} as const;

function matchConditions(matches: readonly ListedMatch[]): RawBuilder<boolean>[] {
	return Object.entries(COLUMNS).flatMap(([name, { column, holds }]) => {
		const ids = matches.filter((match) => match.in === name).map(({ id }) => id);
		return ids.length > 0 ? [sql<boolean>`${column} ${holds} (${ids}::integer[])`] : [];
	});
}

/** The score of the best match, if there are several. What surely has one need not be compared with the last. */
function unitScore({ matches, phrases }: ListedUnit, isMet: boolean): RawBuilder<number> | undefined {
	const cases = [...new Set(matches.map(({ score }) => score))].map((score) => ({
		score,
		condition: sql`${sql.join(matchConditions(matches.filter((match) => match.score === score)), sql` or `)}`,
	}));
	for (const { words, score } of phrases) cases.push({ score, condition: phraseCondition(words) });
	cases.sort((a, b) => b.score - a.score);
	const last = isMet ? cases.pop() : undefined;
	if (cases.length === 0) return undefined;
	const whens = cases.map(({ score, condition }) => sql`when ${condition} then ${sql.lit(score)}`);
	return sql`case ${sql.join(whens, sql` `)} else ${sql.lit(last?.score ?? 0)} end`;
}
