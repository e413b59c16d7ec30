import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { displayedPriceTenge, manatFromTenge } from '@dukan/domain/money/money.ts';
import { productPicture } from '@dukan/domain/pictures/picture-addresses.ts';
import { JsonLd } from '../../platform/json-ld.tsx';
import { useWorldAddress } from '../../platform/page-head.tsx';
import type { ProductData } from './product-data.ts';

/** The product and its offer, for search engines. */
export function ProductJsonLd({ product }: { product: ProductData }) {
	const worldAddress = useWorldAddress();
	if (!worldAddress) return null;
	const { card, brand, description, pictures } = product;
	const { origin } = new URL(worldAddress(addresses.home));
	const priceTenge = displayedPriceTenge(card.salePriceTenge ?? card.priceTenge, card.unitFactor);
	return (
		<JsonLd
			data={{
				'@type': 'Product',
				name: card.name,
				description,
				sku: String(card.id),
				image: pictures.map((picture) => origin + productPicture(picture, 960).jpg),
				brand: { '@type': 'Brand', name: brand.name },
				offers: {
					'@type': 'Offer',
					url: worldAddress(addresses.product(card.categoryId, card.id)),
					price: manatFromTenge(priceTenge).toFixed(2),
					priceCurrency: 'TMT',
					availability: `https://schema.org/${card.stock > 0 ? 'InStock' : 'OutOfStock'}`,
					itemCondition: 'https://schema.org/NewCondition',
				},
			}}
		/>
	);
}
