import { LISTED, type ShelfColumns } from '../catalogue/shelf-columns.ts';
import type { Selection } from '../catalogue/shelf-selection.ts';
import type { ListedMatch, ListedUnit } from './listed-units.ts';
import { isModel } from './search-scope.ts';

/** More words than any name has. */
const WORD_STEP = 1000;

/**
 * What search-scope.ts asks PostgreSQL for, from the shelf: what has all units; where nothing has, all but one of three or
 * more; failing that, any. `least` is how many that are.
 */
export function selectFound(
	columns: ShelfColumns,
	units: readonly ListedUnit[],
): { selection: Selection; least: number } {
	const kindScores = onlyKinds(units);
	if (kindScores) return { selection: selectKinds(columns, kindScores), least: 1 };
	const met = new Uint8Array(columns.count);
	const scores = new Uint16Array(columns.count);
	const found: number[] = [];
	let most = 0;
	for (const unit of units) {
		const best = bestByPlace(columns, unit);
		for (const place of best.places) {
			if (met[place] === 0) found.push(place);
			met[place] = (met[place] ?? 0) + 1;
			scores[place] = (scores[place] ?? 0) + (best.scores[place] ?? 0) - 1;
			most = Math.max(most, met[place] ?? 0);
		}
	}
	const isEnough = most === units.length || (units.length > 2 && most === units.length - 1);
	const least = isEnough ? most : 1;
	const places = Int32Array.from(least > 1 ? found.filter((place) => (met[place] ?? 0) >= least) : found);
	// Of the models that hold 'S24' the one with the fewest other words is the S24.
	const closest = units.some(isModel);
	const misfits = Float64Array.from(
		places,
		(place) => -(scores[place] ?? 0) * WORD_STEP + (closest ? (columns.wordCounts[place] ?? 0) : 0),
	);
	return { selection: { columns, places, misfits }, least };
}

/** Most searches name one kind of thing, 'ноутбук' or 'samsung': all of some runs, and nothing to compare. */
function onlyKinds(units: readonly ListedUnit[]): Map<number, number> | undefined {
	const [unit, ...others] = units;
	if (!unit || others.length > 0 || unit.phrases.length > 0) return undefined;
	if (unit.matches.some((match) => match.in !== 'kind')) return undefined;
	return new Map(unit.matches.map(({ id, score }) => [id, score]));
}

function selectKinds(columns: ShelfColumns, scores: ReadonlyMap<number, number>): Selection {
	const { flags, kinds, count, tailFrom } = columns;
	const runs = columns.runs.filter(({ kindId }) => scores.has(kindId));
	const room = runs.reduce((sum, { from, to }) => sum + to - from, count - tailFrom);
	const places = new Int32Array(room);
	const misfits = new Float64Array(room);
	let found = 0;
	const add = (from: number, to: number, score: number) => {
		for (let place = from; place < to; place += 1)
			if ((flags[place] ?? 0) & LISTED) {
				places[found] = place;
				misfits[found] = -score;
				found += 1;
			}
	};
	for (const { from, to, kindId } of runs) add(from, to, scores.get(kindId) ?? 0);
	for (let place = tailFrom; place < count; place += 1) {
		const score = scores.get(kinds[place] ?? 0);
		if (score !== undefined) add(place, place + 1, score);
	}
	return { columns, places: places.subarray(0, found), misfits: misfits.subarray(0, found) };
}

/** Does anything have all of them? */
export function isAnyFound(columns: ShelfColumns, units: readonly ListedUnit[]): boolean {
	if (units.length === 0) return false;
	const { selection, least } = selectFound(columns, units);
	return least === units.length && selection.places.length > 0;
}

/** Scores are one more than they are, by place: 0 is no match. */
type Best = { scores: Uint8Array; places: number[] };

/** The score of the best match of each place that has any. */
function bestByPlace(columns: ShelfColumns, { matches, phrases }: ListedUnit): Best {
	const best = bestOfMatches(columns, matches);
	for (const { words, score } of phrases) {
		const ofWords = words.map((word) => bestOfMatches(columns, word));
		const [first, ...others] = ofWords.toSorted((a, b) => a.places.length - b.places.length);
		for (const place of first?.places ?? [])
			if (others.every(({ scores }) => (scores[place] ?? 0) > 0)) keepBest(best, place, score + 1);
	}
	return best;
}

function keepBest({ scores, places }: Best, place: number, score: number): void {
	const known = scores[place] ?? 0;
	if (known === 0) places.push(place);
	if (score > known) scores[place] = score;
}

/** Runs and holders know whom a match means; products that moved behind them are asked one by one. */
function bestOfMatches(columns: ShelfColumns, matches: readonly ListedMatch[]): Best {
	const { flags, count, tailFrom, runs, wordHolders, valueHolders } = columns;
	const best: Best = { scores: new Uint8Array(count), places: [] };
	const keep = (place: number, score: number) => {
		if ((flags[place] ?? 0) & LISTED) keepBest(best, place, score);
	};
	const ofKinds = new Map(
		matches.flatMap((match) => (match.in === 'kind' ? [[match.id, match.score + 1]] : [])),
	);
	if (ofKinds.size > 0)
		for (const { from, to, kindId } of runs) {
			const score = ofKinds.get(kindId);
			if (score !== undefined) for (let place = from; place < to; place += 1) keep(place, score);
		}
	const others = matches.filter((match) => match.in !== 'kind');
	for (const match of others) {
		const { at, places } = match.in === 'name' ? wordHolders : valueHolders;
		const item = match.in === 'name' ? match.id : columns.facetNumber(match.id);
		if (item === undefined || item + 1 >= at.length) continue;
		const to = at[item + 1] ?? 0;
		for (let index = at[item] ?? 0; index < to; index += 1) keep(places[index] ?? 0, match.score + 1);
	}
	for (let place = tailFrom; place < count; place += 1) {
		const ofKind = ofKinds.get(columns.kinds[place] ?? 0);
		if (ofKind !== undefined) keep(place, ofKind);
		for (const match of others) if (holds(columns, place, match)) keep(place, match.score + 1);
	}
	return best;
}

function holds(columns: ShelfColumns, place: number, { in: where, id }: ListedMatch): boolean {
	const { words, wordsAt, wordCounts, values, valuesAt, valueCounts } = columns;
	const [own, at, counts] = where === 'name' ? [words, wordsAt, wordCounts] : [values, valuesAt, valueCounts];
	const item = where === 'name' ? id : columns.facetNumber(id);
	const from = at[place] ?? 0;
	return item !== undefined && own.subarray(from, from + (counts[place] ?? 0)).includes(item);
}
