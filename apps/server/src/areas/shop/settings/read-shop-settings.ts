import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import type { Services } from '../../../main/services.ts';

/** What the shop says about itself, cached until somebody changes it. */
export function readShopSettings({ readShop, db }: Pick<Services, 'readShop' | 'db'>): Promise<ShopSettings> {
	return readShop({ db }, new Set()).settings();
}
