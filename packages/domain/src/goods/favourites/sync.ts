import { type Favourites, isFavourite } from './favourites.ts';

/** S12: beyond it no more are saved. */
export const MAX_FAVOURITES = 500;

/** What a device and the shop last agreed on, and in which sign-in. */
export type SyncedFavourites = { session: string; ids: readonly number[] };

/**
 * FAV-02: what was saved here since then, and what was let go. Nothing is let go on a new sign-in: it may be another
 * person, and what they have saved elsewhere was never here.
 */
export function favouritesToSend(
	favourites: Favourites,
	synced: SyncedFavourites,
	session: string,
): { add: number[]; remove: number[] } {
	const known = new Set(synced.ids);
	// The shop puts what comes last in front.
	const ids = favourites.map(({ product }) => product.id).toReversed();
	return {
		add: ids.filter((id) => !known.has(id)).slice(-MAX_FAVOURITES),
		remove: synced.session === session ? synced.ids.filter((id) => !isFavourite(favourites, id)) : [],
	};
}

/** The server's list, with what the shopper did while the request was under way. */
export function mergeFavourites(saved: Favourites, sent: Favourites, now: Favourites): Favourites {
	const addedSince = now.filter(
		({ product }) => !isFavourite(sent, product.id) && !isFavourite(saved, product.id),
	);
	const stayed = saved.filter(
		({ product }) => isFavourite(now, product.id) || !isFavourite(sent, product.id),
	);
	return [...addedSince, ...stayed];
}
