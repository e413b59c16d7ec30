import { swapKeyboardLayout } from '@dukan/domain/search/keyboard-layout.ts';
import { isSearchable, normaliseQuery } from '@dukan/domain/search/search-query.ts';
import { NOTHING_SCOPE, type ScopeSql } from '../catalogue/list-scope.ts';
import type { ShelfColumns } from '../catalogue/shelf-columns.ts';
import type { Selection } from '../catalogue/shelf-selection.ts';
import type { Database } from '../platform/database/database.ts';
import { type ListedUnit, listedUnits } from './listed-units.ts';
import { allButOneOf, allOf, anyOf, scopeOf } from './search-scope.ts';
import { findNearestWords, isAnyListed, lookUpWords } from './search-words.queries.ts';
import { isAnyFound, selectFound } from './select-found.ts';
import { type UnderstoodWord, understandSearch } from './understand-search.ts';

export type FoundProducts = {
	scope: ScopeSql;
	/** The same on the shelf, if that was given. */
	selection: Selection | undefined;
	didYouMean: string | undefined;
};

/** SEARCH-03: which products a query finds, best first, and what was probably meant where it was mistyped. */
export async function findProducts(
	db: Database,
	typed: string,
	columns?: ShelfColumns,
): Promise<FoundProducts> {
	const query = normaliseQuery(typed);
	if (!isSearchable(query)) return { scope: NOTHING_SCOPE, selection: undefined, didYouMean: undefined };
	const understanding = await understand(db, query);
	const { units } = understanding;
	const found = columns && units.length > 0 ? selectFound(columns, units) : undefined;
	const [least, didYouMean] = await Promise.all([
		found ? found.least : leastUnits(db, units),
		findCorrection(db, understanding, columns),
	]);
	return { scope: scopeWith(units, least), selection: found?.selection, didYouMean };
}

type Understanding = { units: ListedUnit[]; words: UnderstoodWord[] };

async function understand(db: Database, query: string): Promise<Understanding> {
	const lookup = await lookUpWords(db, query, swapKeyboardLayout(query));
	const { units, words } = understandSearch(query, lookup);
	return { units: listedUnits(units, lookup.kinds), words };
}

/** How much of it a product must have: all that was asked for; where nothing has, all but one thing, or, failing that, any. */
async function leastUnits(db: Database, units: readonly ListedUnit[]): Promise<number> {
	if (units.length < 2 || (await isAnyListed(db, allOf(units)))) return units.length;
	return units.length > 2 && (await isAnyListed(db, allButOneOf(units))) ? units.length - 1 : 1;
}

function scopeWith(units: readonly ListedUnit[], least: number): ScopeSql {
	if (units.length === 0) return NOTHING_SCOPE;
	if (least === units.length) return scopeOf(units, allOf(units), { hasAll: true });
	const where = least > 1 ? allButOneOf(units) : anyOf(units);
	return scopeOf(units, where, { hasAll: false });
}

/** Words that nothing answers to are replaced by the nearest that something does. */
async function findCorrection(
	db: Database,
	{ words }: Understanding,
	columns: ShelfColumns | undefined,
): Promise<string | undefined> {
	const unknown = words.filter(({ is }) => is === 'unknown').map(({ text }) => text);
	const nearest = unknown.length > 0 ? await findNearestWords(db, unknown) : new Map<string, string>();
	if (nearest.size === 0 && !words.some(({ is }) => is === 'corrected')) return undefined;
	const correction = words.map(({ text }) => nearest.get(text) ?? text).join(' ');
	if (nearest.size === 0) return correction;
	const { units, words: corrected } = await understand(db, correction);
	if (!corrected.every(({ is }) => is === 'as typed')) return undefined;
	const isAny = columns ? isAnyFound(columns, units) : await isAnyListed(db, allOf(units));
	return isAny ? correction : undefined;
}
