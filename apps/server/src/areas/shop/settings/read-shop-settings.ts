import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { ReadShop } from '../reading/read-shop.ts';

/** What the shop says about itself, cached until somebody changes it. */
export function readShopSettings({
	readShop,
	db,
}: Needs<'db'> & { readShop: ReadShop }): Promise<ShopSettings> {
	return readShop({ db }, new Set()).settings();
}
