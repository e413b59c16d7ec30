import { LISTED, type ShelfColumns } from '../catalogue/shelf-columns.ts';
import type { Selection } from '../catalogue/shelf-selection.ts';
import type { ListedMatch, ListedUnit } from './listed-units.ts';
import { isModel } from './search-scope.ts';

/** Scores by id, one more than they are: 0 is no match. */
type Scores = { kinds: Uint8Array; words: Uint8Array | undefined; values: Uint8Array | undefined };

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
	const { flags, count } = columns;
	const places = new Int32Array(count);
	const hits = new Uint8Array(count);
	const scores = new Uint16Array(count);
	let found = 0;
	let most = 0;
	const scored = units.map((unit) => unitScore(columns, unit));
	for (let place = 0; place < count; place += 1) {
		if (!((flags[place] ?? 0) & LISTED)) continue;
		let met = 0;
		let sum = 0;
		for (const score of scored) {
			const own = score(place);
			if (own === 0) continue;
			met += 1;
			sum += own - 1;
		}
		if (met === 0) continue;
		places[found] = place;
		hits[found] = met;
		scores[found] = sum;
		found += 1;
		if (met > most) most = met;
	}
	const isEnough = most === units.length || (units.length > 2 && most === units.length - 1);
	const least = isEnough ? most : 1;
	const kept = new Int32Array(found);
	const misfits = new Float64Array(found);
	// Of the models that hold 'S24' the one with the fewest other words is the S24.
	const closest = units.some(isModel);
	let length = 0;
	for (let index = 0; index < found; index += 1) {
		if ((hits[index] ?? 0) < least) continue;
		const place = places[index] ?? 0;
		kept[length] = place;
		misfits[length] = -(scores[index] ?? 0) * WORD_STEP + (closest ? (columns.wordCounts[place] ?? 0) : 0);
		length += 1;
	}
	const selection = { columns, places: kept.subarray(0, length), misfits: misfits.subarray(0, length) };
	return { selection, least };
}

/** Does anything have all of them? */
export function isAnyFound(columns: ShelfColumns, units: readonly ListedUnit[]): boolean {
	const scored = units.map((unit) => unitScore(columns, unit));
	for (let place = 0; place < columns.count; place += 1)
		if ((columns.flags[place] ?? 0) & LISTED && scored.every((score) => score(place) > 0)) return true;
	return false;
}

/** The score of the best match, plus one; 0 without any. */
function unitScore(columns: ShelfColumns, { matches, phrases }: ListedUnit): (place: number) => number {
	const own = scoreOf(columns, matches);
	if (phrases.length === 0) return own;
	const ofPhrases = phrases.map(({ words, score }) => ({
		score,
		words: words.map((word) => scoreOf(columns, word)),
	}));
	return (place) => {
		let best = own(place);
		for (const { words, score } of ofPhrases)
			if (score + 1 > best && words.every((word) => word(place) > 0)) best = score + 1;
		return best;
	};
}

function scoreOf(columns: ShelfColumns, matches: readonly ListedMatch[]): (place: number) => number {
	const { kinds, words, values } = scoresById(columns, matches);
	const kindOf = columns.kinds;
	if (!words && !values) return (place) => kinds[kindOf[place] ?? 0] ?? 0;
	const { wordsAt, wordCounts, valuesAt, valueCounts } = columns;
	return (place) => {
		let best = kinds[kindOf[place] ?? 0] ?? 0;
		if (words) best = bestOf(columns.words, wordsAt[place] ?? 0, wordCounts[place] ?? 0, words, best);
		if (values) best = bestOf(columns.values, valuesAt[place] ?? 0, valueCounts[place] ?? 0, values, best);
		return best;
	};
}

function bestOf(own: Uint32Array, from: number, length: number, scores: Uint8Array, least: number): number {
	let best = least;
	for (let at = from; at < from + length; at += 1) {
		const score = scores[own[at] ?? 0] ?? 0;
		if (score > best) best = score;
	}
	return best;
}

function scoresById(columns: ShelfColumns, matches: readonly ListedMatch[]): Scores {
	const has = (column: ListedMatch['in']) => matches.some((match) => match.in === column);
	const kinds = new Uint8Array(columns.lastKind + 1);
	const words = has('name') ? new Uint8Array(columns.lastWord + 1) : undefined;
	const values = has('facet') ? new Uint8Array(columns.facetIds.length) : undefined;
	for (const match of matches) {
		const scores = match.in === 'kind' ? kinds : match.in === 'name' ? words : values;
		const id = match.in === 'facet' ? columns.facetNumber(match.id) : match.id;
		if (scores && id !== undefined && id < scores.length)
			scores[id] = Math.max(scores[id] ?? 0, match.score + 1);
	}
	return { kinds, words, values };
}
