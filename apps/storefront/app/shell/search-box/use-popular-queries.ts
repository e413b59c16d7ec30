import { useEffect, useState } from 'react';
import { getJson } from '../../platform/api-client.ts';

/** Loaded once per page load: they change by night, and a change of language loads the page again. */
let fetched: Promise<readonly string[]> | undefined;

async function fetchPopular(): Promise<readonly string[]> {
	try {
		return (await getJson('/api/popular_queries', {})).queries;
	} catch {
		// Tries again when the field is next used.
		fetched = undefined;
		return [];
	}
}

/** FIND-05: returns popular queries; empty until they are loaded. */
export function usePopularQueries(isWanted: boolean): readonly string[] {
	const [queries, setQueries] = useState<readonly string[]>([]);
	useEffect(() => {
		if (!isWanted) return;
		fetched ??= fetchPopular();
		let isGone = false;
		void fetched.then((list) => isGone || setQueries(list));
		return () => {
			isGone = true;
		};
	}, [isWanted]);
	return queries;
}
