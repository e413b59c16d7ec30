import { piecePriceTenge } from '../../base/money/money.ts';
import { type CartProduct, isCartProduct } from '../../shop/cart/cart.ts';

/** A saved product. Its price at the time of saving is kept, so that the shop can show a later drop. */
export type Favourite = { product: CartProduct; savedPriceTenge: number };

export type Favourites = readonly Favourite[];

export type FavouritesAction =
	| { type: 'add'; product: CartProduct }
	| { type: 'remove'; productId: number }
	| { type: 'update'; products: readonly CartProduct[] }
	/** Replaces the list with the one that the server has stored for the person. */
	| { type: 'replace'; favourites: Favourites }
	| { type: 'clear' };

/** FAV-01: applies one action to the favourites. */
export function changeFavourites(favourites: Favourites, action: FavouritesAction): Favourites {
	switch (action.type) {
		case 'add':
			return isFavourite(favourites, action.product.id)
				? favourites
				: [{ product: action.product, savedPriceTenge: piecePriceTenge(action.product) }, ...favourites];
		case 'remove':
			return favourites.filter(({ product }) => product.id !== action.productId);
		case 'update': {
			const fresh = new Map(action.products.map((product) => [product.id, product]));
			return favourites.map((favourite) => ({
				...favourite,
				product: fresh.get(favourite.product.id) ?? favourite.product,
			}));
		}
		case 'replace':
			return action.favourites;
		case 'clear':
			return [];
	}
}

export function isFavourite(favourites: Favourites, productId: number): boolean {
	return favourites.some(({ product }) => product.id === productId);
}

export function parseFavourites(persisted: unknown): Favourites | undefined {
	const good = Array.isArray(persisted) && persisted.every((one) => isCartProduct(one?.product));
	return good ? persisted : undefined;
}

/** FAV-02: returns how much cheaper the product is than when it was saved, or 0. */
export function priceDropTenge({ product, savedPriceTenge }: Favourite): number {
	return Math.max(0, savedPriceTenge - piecePriceTenge(product));
}
