import { type Static, Type } from 'typebox';
import { idSchema } from '../../base/fields.api.ts';
import { productWire } from '../products/products.api.ts';
import { MAX_FAVOURITES } from './sync.ts';

/** Favourites on the wire (docs/contract.md). */
const favouriteWire = Type.Object({
	...productWire.properties,
	saved_price: Type.Number(),
	saved_at: Type.String(),
});
export type FavouriteWire = Static<typeof favouriteWire>;

export const favouriteListWire = Type.Object({ rows: Type.Array(favouriteWire) });
export type FavouriteListWire = Static<typeof favouriteListWire>;

const ids = Type.Array(idSchema, { maxItems: MAX_FAVOURITES, default: [] });
export const favouriteSyncBody = Type.Object({ add: ids, remove: ids });
export type FavouriteSyncBody = Static<typeof favouriteSyncBody>;
