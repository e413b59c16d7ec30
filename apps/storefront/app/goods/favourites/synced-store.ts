import type { SyncedFavourites } from '@dukan/domain/goods/favourites/sync.ts';
import { persistedState } from '../../platform/device-state.ts';

const NEVER: SyncedFavourites = { session: '', ids: [] };

/** The favourites that this device and the server had in common after the last sync. */
export const synced = persistedState<SyncedFavourites, SyncedFavourites>({
	record: 'favourites-synced',
	initial: NEVER,
	change: (_known, agreed) => agreed,
	parse: (kept) => {
		const agreed = kept as Partial<SyncedFavourites> | undefined;
		return typeof agreed?.session === 'string' && Array.isArray(agreed.ids)
			? (agreed as SyncedFavourites)
			: undefined;
	},
});
