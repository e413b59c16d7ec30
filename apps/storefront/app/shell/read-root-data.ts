import { localizedText } from '@dukan/domain/base/language/language.ts';
import type { PageContext } from '@dukan/domain/content/page-rendering/public-shop.ts';
import type { CategoryWire, SmartCategory } from '@dukan/domain/goods/structure/structure.api.ts';
import type { DeliveryTerms } from '@dukan/domain/selling/delivery/delivery-terms.ts';
import { logoWidthPx, shopIcons, shopPicture } from '@dukan/domain/shop/pictures/shop-pictures.ts';
import type { UnservedDistrict } from '@dukan/domain/shop/regions/regions.api.ts';
import { offeredLanguages } from '@dukan/domain/shop/settings/offered-languages.ts';
import { DEFAULT_COLOUR } from '@dukan/domain/shop/settings/shop-colours.ts';
import { DEFAULT_NAME } from '@dukan/domain/shop/settings/shop-name.ts';
import type { ShopSettings } from '@dukan/domain/shop/settings/staff-settings.api.ts';
import { rememberLast } from '../platform/remember-last.ts';
import type { RootData } from '../platform/root-data.ts';
import { menuFromWire } from '../shop/menu/menu.ts';
import { unservedPlaces } from '../shop/regions/unserved-places.ts';

/**
 * Returns the same object until something in it changes, because the cache of rendered parts is keyed by this
 * object.
 */
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
			name: localizedText(settings.identity.name, language),
			tagline: localizedText(settings.identity.tagline, language),
			description: localizedText(settings.identity.description, language),
			languages: offeredLanguages(settings.languages),
			colour: settings.look.colour,
			icons: iconsOf(settings),
			logo: settings.look.logo
				? {
						src: shopPicture(settings.look, 'header.webp'),
						widthPx: logoWidthPx(settings.look.logo),
						nameBeside: settings.look.nameBesideLogo,
					}
				: null,
			hours: settings.workingHours,
			phone: settings.contact.phone,
			email: settings.contact.email,
			messengers: messengersOf(settings.contact),
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

export function messengersOf({
	imo = '',
	whatsApp = '',
}: Pick<ShopSettings['contact'], 'imo' | 'whatsApp'>): RootData['shop']['messengers'] {
	return [
		{ name: 'IMO', href: imo },
		{ name: 'WhatsApp', href: whatsApp },
	].filter(({ href }) => href !== '');
}

/**
 * The build's link picture shows the default name, colour and mark. A shop that has changed one of them gets
 * a picture of its own.
 */
function iconsOf({ look, identity }: ShopSettings): RootData['shop']['icons'] {
	const { tab, px192 } = shopIcons(look);
	const isUnchanged = !look.logo && look.colour === DEFAULT_COLOUR && identity.name.en === DEFAULT_NAME;
	return { tab, touch: px192, link: isUnchanged ? '/shop.jpg' : shopPicture(look, 'link.jpg') };
}
