import { useSession } from '../../people/accounts/session-store.ts';
import { lazyPart } from '../../platform/lazy-part.tsx';

const FavouritesSync = lazyPart(async () => (await import('./favourites-sync.tsx')).FavouritesSync);

/** FAV-02: fetches the code of the sync only for people who are signed in. */
export function FavouritesSyncHost() {
	const state = useSession();
	return state.status === 'in' ? <FavouritesSync token={state.session.token} /> : null;
}
