import { type Favourites, isFavourite } from './favourites.ts';

/** S12: no more than this are saved. */
export const MAX_FAVOURITES = 500;

/** The ids that a device and the shop last agreed on, and in which sign-in. */
export type SyncedFavourites = { session: string; ids: readonly number[] };

/**
 * FAV-02: returns what was added and removed here since then. After a new sign-in nothing is removed: it may be another person,
 * and what they have saved elsewhere was never here.
 */
export function favouritesToSend(
	favourites: Favourites,
	synced: SyncedFavourites,
	session: string,
): { add: number[]; remove: number[] } {
	const known = new Set(synced.ids);
	// The shop puts the last one sent in front.
	const ids = favourites.map(({ product }) => product.id).toReversed();
	return {
		add: ids.filter((id) => !known.has(id)).slice(-MAX_FAVOURITES),
		remove: synced.session === session ? synced.ids.filter((id) => !isFavourite(favourites, id)) : [],
	};
}

/** Merges the server's list with what the shopper did while the request was under way. */
export function mergeFavourites(saved: Favourites, sent: Favourites, now: Favourites): Favourites {
	const addedSince = now.filter(
		({ product }) => !isFavourite(sent, product.id) && !isFavourite(saved, product.id),
	);
	const stayed = saved.filter(
		({ product }) => isFavourite(now, product.id) || !isFavourite(sent, product.id),
	);
	return [...addedSince, ...stayed];
}
