import { normaliseQuery } from './search-query.ts';

/** FIND-02: returns the query without these words of it. */
export function withoutWords(query: string, words: string): string {
	const typed = normaliseQuery(query).split(' ');
	const taken = normaliseQuery(words).split(' ');
	const at = typed.findIndex((_, from) => taken.every((word, index) => typed[from + index] === word));
	return (at < 0 ? typed : typed.toSpliced(at, taken.length)).join(' ');
}
