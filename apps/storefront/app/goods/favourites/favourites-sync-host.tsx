import { useSession } from '../../people/accounts/session-store.ts';
import { lazyPart } from '../../platform/lazy-part.tsx';

const FavouritesSync = lazyPart(async () => (await import('./favourites-sync.tsx')).FavouritesSync);

/** FAV-02: only the signed-in need it, so only they fetch it. */
export function FavouritesSyncHost() {
	const state = useSession();
	return state.status === 'in' ? <FavouritesSync token={state.session.token} /> : null;
}
