import { type Favourites, isFavourite } from './favourites.ts';

/** S12: a person can save at most this many products. */
export const MAX_FAVOURITES = 500;

/** The ids that the device and the server last agreed on, and the session in which they did. */
export type SyncedFavourites = { session: string; ids: readonly number[] };

/**
 * FAV-02: returns the products that were added and removed on this device since the last agreement. After a
 * new sign-in nothing is removed, because another person may have signed in, whose favourites were never on
 * this device.
 */
export function favouritesToSend(
	favourites: Favourites,
	synced: SyncedFavourites,
	session: string,
): { add: number[]; remove: number[] } {
	const known = new Set(synced.ids);
	// The server puts the last id that it receives in front.
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
