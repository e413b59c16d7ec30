import type { SellerWire, ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';

/** Who sells, as papers for customers name it: a seller without a name has that of the shop. */
export function paperSeller({ seller, identity }: ShopSettings): SellerWire {
	const { en, ru, tm } = seller.name;
	return en || ru || tm ? seller : { ...seller, name: identity.name };
}
