import { isFavourite } from '@dukan/domain/goods/favourites/favourites.ts';
import type { CartProduct } from '@dukan/domain/shop/cart/cart.ts';
import { IconToggle } from '@dukan/ui/icon-toggle.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { tapName } from '../../slow-connection/pre-hydration.ts';
import { favourites } from './favourites-store.ts';

type Props = { product: CartProduct; look?: 'floating' | 'framed' };

/** CARD-01, FAV-01: the button that adds a product to the favourites. */
export function FavouriteHeart({ product, look }: Props) {
	const { t } = useTexts();
	const saved = favourites.use((state) => isFavourite(state, product.id));
	return (
		<IconToggle
			icon="heart"
			look={look}
			tap={tapName('favourite', product.id)}
			on={saved}
			label={`${t(saved ? 'product.removeFromFavourites' : 'product.addToFavourites')}: ${product.name}`}
			onToggle={() =>
				favourites.dispatch(saved ? { type: 'remove', productId: product.id } : { type: 'add', product })
			}
		/>
	);
}
