import { useEffect, useState } from 'react';
import { getJson } from '../../platform/api-client.ts';
import { deviceList } from '../../platform/device-list.ts';
import { useTexts } from '../../platform/texts.tsx';
import { type ProductCardData, productCardData } from './product-card-data.ts';
import { ProductSection } from './product-section.tsx';

/** As many cards as one row of the widest screen holds. */
const MOST_SHOWN = 6;

const viewed = deviceList<number>({
	name: 'viewed',
	most: MOST_SHOWN + 1,
	isOne: (kept): kept is number => Number.isInteger(kept),
	same: Object.is,
});

/**
 * CAT-03, CHOOSE-07: the list is stored on this device only, and prices are requested each time. `productId`
 * is the product of this page.
 */
export function RecentlyViewed({ productId }: { productId?: number }) {
	const { language, t } = useTexts();
	const [products, setProducts] = useState<ProductCardData[]>([]);
	useEffect(() => {
		let left = false;
		const others = viewed.get().filter((id) => id !== productId);
		if (productId !== undefined) viewed.add(productId);
		if (others.length === 0) return;
		getJson('/api/products', { ids: others.slice(0, MOST_SHOWN).join(',') }).then(
			({ rows }) => !left && setProducts(rows.map((row) => productCardData(row, language))),
			// Without a response this section is left out, and the page is complete without it.
			() => {},
		);
		return () => {
			left = true;
		};
	}, [productId, language]);
	if (products.length === 0) return null;
	return <ProductSection id="viewed" title={t('product.recentlyViewed')} products={products} />;
}
