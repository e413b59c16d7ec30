import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import type { Needs } from '../../../platform/needs.ts';
import type { ReadShop } from '../reading/read-shop.ts';

/** Reads the shop's settings, cached until somebody changes them. */
export function readShopSettings({
	readShop,
	db,
}: Needs<'db'> & { readShop: ReadShop }): Promise<ShopSettings> {
	return readShop({ db }, new Set()).settings();
}
