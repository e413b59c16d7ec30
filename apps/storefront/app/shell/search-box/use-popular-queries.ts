import { useEffect, useState } from 'react';
import { getJson } from '../../platform/api-client.ts';

/** Loaded once per page load. The queries change only at night, and a change of language reloads the page. */
let fetched: Promise<readonly string[]> | undefined;

async function fetchPopular(): Promise<readonly string[]> {
	try {
		return (await getJson('/api/popular_queries', {})).queries;
	} catch {
		// They are requested again when the field is next used.
		fetched = undefined;
		return [];
	}
}

/** FIND-05: returns popular queries, or none until they are loaded. */
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
