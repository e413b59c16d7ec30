import { lazy, Suspense } from 'react';
import { useSession } from '../auth/session-store.ts';

const FavouritesSync = lazy(async () => ({
	default: (await import('./favourites-sync.tsx')).FavouritesSync,
}));

/** FAV-02: only the signed-in need it, so only they fetch it. */
export function FavouritesSyncHost() {
	const state = useSession();
	return state.status === 'in' ? (
		<Suspense>
			<FavouritesSync token={state.session.token} />
		</Suspense>
	) : null;
}
