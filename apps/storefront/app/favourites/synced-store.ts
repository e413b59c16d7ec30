import type { SyncedFavourites } from '@dukan/domain/favourites/sync.ts';
import { keptState } from '../platform/kept-state.ts';

const NEVER: SyncedFavourites = { session: '', ids: [] };

/** What this device and the shop last agreed on. */
export const synced = keptState<SyncedFavourites, SyncedFavourites>({
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
