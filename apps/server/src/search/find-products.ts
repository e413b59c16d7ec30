import { swapKeyboardLayout } from '@dukan/domain/search/keyboard-layout.ts';
import { isSearchable, normaliseQuery } from '@dukan/domain/search/search-query.ts';
import { NOTHING_SCOPE, type ScopeSql } from '../catalogue/list-scope.ts';
import type { Database } from '../platform/database/database.ts';
import { type ListedUnit, listedUnits } from './listed-units.ts';
import { allButOneOf, allOf, anyOf, scopeOf } from './search-scope.ts';
import { findNearestWords, isAnyListed, lookUpWords } from './search-words.queries.ts';
import { type UnderstoodWord, understandSearch } from './understand-search.ts';

export type FoundProducts = { scope: ScopeSql; didYouMean: string | undefined };

/** SEARCH-03: which products a query finds, best first, and what was probably meant where it was mistyped. */
export async function findProducts(db: Database, typed: string): Promise<FoundProducts> {
	const query = normaliseQuery(typed);
	if (!isSearchable(query)) return { scope: NOTHING_SCOPE, didYouMean: undefined };
	const understanding = await understand(db, query);
	const [scope, didYouMean] = await Promise.all([
		closestScope(db, understanding.units),
		findCorrection(db, understanding),
	]);
	return { scope, didYouMean };
}

type Understanding = { units: ListedUnit[]; words: UnderstoodWord[] };

async function understand(db: Database, query: string): Promise<Understanding> {
	const lookup = await lookUpWords(db, query, swapKeyboardLayout(query));
	const { units, words } = understandSearch(query, lookup);
	return { units: listedUnits(units, lookup.kinds), words };
}

/** What has all that was asked for; where nothing has, what lacks one thing, or, failing that, has anything of it. */
async function closestScope(db: Database, units: readonly ListedUnit[]): Promise<ScopeSql> {
	if (units.length === 0) return NOTHING_SCOPE;
	const all = allOf(units);
	if (units.length === 1 || (await isAnyListed(db, all))) return scopeOf(units, all, { hasAll: true });
	const most = units.length > 2 ? allButOneOf(units) : undefined;
	const closest = most && (await isAnyListed(db, most)) ? most : anyOf(units);
	return scopeOf(units, closest, { hasAll: false });
}

/** Words that nothing answers to are replaced by the nearest that something does. */
async function findCorrection(db: Database, { words }: Understanding): Promise<string | undefined> {
	const unknown = words.filter(({ is }) => is === 'unknown').map(({ text }) => text);
	const nearest = unknown.length > 0 ? await findNearestWords(db, unknown) : new Map<string, string>();
	if (nearest.size === 0 && !words.some(({ is }) => is === 'corrected')) return undefined;
	const correction = words.map(({ text }) => nearest.get(text) ?? text).join(' ');
	if (nearest.size === 0) return correction;
	const { units, words: corrected } = await understand(db, correction);
	const isGood = corrected.every(({ is }) => is === 'as typed') && (await isAnyListed(db, allOf(units)));
	return isGood ? correction : undefined;
}
