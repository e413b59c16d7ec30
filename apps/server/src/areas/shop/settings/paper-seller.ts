import type { SellerWire, ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';

/** Returns the seller for customers' documents. A seller without a name has the name of the shop. */
export function paperSeller({ seller, identity }: ShopSettings): SellerWire {
	const { en, ru, tm } = seller.name;
	return en || ru || tm ? seller : { ...seller, name: identity.name };
}
