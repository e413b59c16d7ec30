import type { Language } from '@dukan/domain/base/language/language.ts';
import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import type { Favourite } from '@dukan/domain/goods/favourites/favourites.ts';
import { favouritesToSend, mergeFavourites } from '@dukan/domain/goods/favourites/sync.ts';
import { useEffect } from 'react';
import { findSession } from '../../people/accounts/session-store.ts';
import { postApi } from '../../platform/api-client.ts';
import { cartProduct } from '../../platform/cart-product.ts';
import { useTexts } from '../../platform/texts.tsx';
import { favourites } from './favourites-store.ts';
import { synced } from './synced-store.ts';

/** The sync waits this long, so that several clicks on hearts become one call. */
const PAUSE_MS = 800;

/**
 * FAV-02: syncs at sign-in, after every change, and when the tab becomes visible. What could not be sent
 * without a connection is sent with the next sync.
 */
export function FavouritesSync({ token }: { token: string }) {
	const { language } = useTexts();
	const ids = favourites.use((state) => state.map(({ product }) => product.id).join());
	// biome-ignore lint/correctness/useExhaustiveDependencies: a changed list is synced again
	useEffect(() => {
		const syncIfSeen = () => {
			if (document.visibilityState === 'visible') void sync(token, language);
		};
		const timer = setTimeout(syncIfSeen, PAUSE_MS);
		document.addEventListener('visibilitychange', syncIfSeen);
		return () => {
			clearTimeout(timer);
			document.removeEventListener('visibilitychange', syncIfSeen);
		};
	}, [token, language, ids]);
	return null;
}

let busy = false;
/** True when a heart was clicked while a sync was running. */
let isChanged = false;

async function sync(token: string, language: Language): Promise<void> {
	isChanged = busy;
	if (busy) return;
	busy = true;
	try {
		await Promise.all([favourites.ready(), synced.ready()]);
		// The beginning of the token is enough to tell one sign-in from another.
		const session = token.slice(0, 8);
		const sent = favourites.get();
		const change = favouritesToSend(sent, synced.get(), session);
		const { body } = await postApi('/api/favourite_sync', { body: change, token });
		// S22: if the person has signed out meanwhile, here or in another tab, the response is not stored.
		if (!body || (await findSession())?.token !== token) return;
		const told = body.rows.map(
			(row): Favourite => ({
				product: cartProduct(row, language),
				savedPriceTenge: tengeFromManat(row.saved_price),
			}),
		);
		synced.dispatch({ session, ids: told.map(({ product }) => product.id) });
		favourites.dispatch({ type: 'replace', favourites: mergeFavourites(told, sent, favourites.get()) });
	} finally {
		busy = false;
	}
	if (isChanged) await sync(token, language);
}
