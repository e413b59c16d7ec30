import { useEffect, useState } from 'react';
import { getJson } from '../../platform/api-client.ts';

/** Once a page is enough: they change by night. The page is loaded again when the language changes. */
let fetched: Promise<readonly string[]> | undefined;

async function fetchPopular(): Promise<readonly string[]> {
	try {
		return (await getJson('/api/popular_queries', {})).queries;
	} catch {
		// Asked again when the field is next used.
		fetched = undefined;
		return [];
	}
}

/** FIND-05: what others search for. Nothing until it is there. */
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
