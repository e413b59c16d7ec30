import type { ProductWire } from '../catalogue/catalogue.api.ts';

/** Favourites on the wire (CONTRACT.md). */
export type FavouriteWire = ProductWire & { saved_price: number; saved_at: string };

export type FavouriteListWire = { rows: FavouriteWire[] };

/** S12: nobody saves more; beyond it the oldest stay. */
export const MAX_FAVOURITES = 500;
