import type { CategoryWire } from '@dukan/domain/catalogue/catalogue.api.ts';
import { localizedText } from '@dukan/domain/language/language.ts';
import type { ShopSettings } from '@dukan/domain/settings/staff-settings.api.ts';
import type {
	DeliveryTerms,
	PageContext,
	SmartCategory,
	UnservedDistrict,
} from '@dukan/domain/storefront/shop-reader.ts';
import { rememberLast } from '../platform/remember-last.ts';
import type { RootData } from '../platform/root-data.ts';
import { menuFromWire } from './menu.ts';
import { unservedPlaces } from './unserved-places.ts';

/** The very same object until something in it changes: what is drawn of it is kept by it. */
export async function readRootData({ shop, language, origin }: PageContext): Promise<RootData> {
	const parts = await Promise.all([
		shop.categories(),
		shop.smartCategories(),
		shop.settings(),
		shop.unservedDistricts(),
		shop.deliveryTerms(),
	]);
	return makeRootData(language, origin, ...parts);
}

const makeRootData = rememberLast(
	(
		language,
		origin: string,
		categories: readonly CategoryWire[],
		smartCategories: readonly SmartCategory[],
		settings: ShopSettings,
		unserved: readonly UnservedDistrict[],
		{ homeRegion }: DeliveryTerms,
	): RootData => ({
		origin,
		menu: menuFromWire(language, categories, smartCategories),
		shop: {
			hours: settings.workingHours,
			phone: settings.contact.phone,
			email: settings.contact.email,
			address: localizedText(settings.contact.pickupAddress, language),
			freeDelivery: homeRegion?.zone.freeFromTenge
				? {
						place: localizedText(homeRegion.name, language),
						fromTenge: homeRegion.zone.freeFromTenge,
					}
				: null,
			unserved: unservedPlaces(unserved, language),
			warning: localizedText(settings.warning, language),
		},
	}),
);
