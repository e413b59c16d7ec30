import type { ProductWire } from '@dukan/domain/goods/products/products.api.ts';

/** Returns a product of the API that costs 100 manat and has ten pieces in stock. */
export function productWire(changes: Partial<ProductWire> & { p_id: number }): ProductWire {
	const name = `Product ${changes.p_id}`;
	return {
		categoryKId: 7,
		p_img: `${changes.p_id}.jpg`,
		p_name_en: `${name} en`,
		p_name_ru: `${name} ru`,
		p_name_tm: `${name} tm`,
		p_price_1: 100,
		p_price_3: 0,
		product_unit: 1,
		new: 0,
		sale: '0',
		premium: '0',
		p_quantity: 10,
		product_qty: 0,
		product_limit: 0,
		isLimit: '0',
		brand_id: 1,
		...changes,
	};
}
