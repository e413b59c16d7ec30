import { type Static, Type } from 'typebox';
import { idSchema } from '../../base/fields.api.ts';
import { defineCalls } from '../../staff/access/define-calls.ts';
import { productWire } from '../products/products.api.ts';
import { MAX_FAVOURITES } from './sync.ts';

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

export const favouritesCalls = defineCalls('favourites', {
	'GET /api/favourite_list': {
		by: 'shopper',
		summary: 'Own favourites, newest first',
		response: { 200: favouriteListWire },
	},
	'POST /api/favourite_sync': {
		by: 'shopper',
		summary: 'Save and forget several at once; what is saved already is left as it is',
		body: favouriteSyncBody,
		response: { 200: favouriteListWire },
	},
	'POST /api/favourite_clear': { by: 'shopper', summary: 'Forget all' },
});
