import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { type Language, type Localized, localizedText } from '@dukan/domain/base/language/language.ts';
import type { HomeCategoryWire, HomeWire } from '@dukan/domain/content/home/home.api.ts';
import type { PublicShop } from '@dukan/domain/content/page-rendering/public-shop.ts';
import { type ProductCardData, productCardData } from '../../goods/products/product-card-data.ts';

export type HomeSection = { id: number; title: string; href: string; products: ProductCardData[] };
export type HomeBanner = { title: string; href: string; picture: string };

export function homeSections(rows: readonly HomeCategoryWire[], language: Language): HomeSection[] {
	return rows.map((row) => ({
		id: row.k_id,
		title: row[`k_name_${language}`],
		href: addresses.category({ id: row.k_id, nameEn: row.k_name_en }),
		products: row.products.map((product) => productCardData(product, language)),
	}));
}

/** Returns the page's data in one language only, because the data travels inside the page. */
export function homeData(
	home: HomeWire,
	banners: Awaited<ReturnType<PublicShop['banners']>>,
	smallBanners: Awaited<ReturnType<PublicShop['smallBanners']>>,
	language: Language,
) {
	const cards = (products: HomeWire['newProducts']) =>
		products.map((product) => productCardData(product, language));
	const titled = (title: Localized) => localizedText(title, language);
	return {
		newProducts: cards(home.newProducts),
		saleProducts: cards(home.saleProducts),
		sections: homeSections(home.rows, language),
		count: home.count,
		// HOME-03: only active banners are shown.
		banners: banners
			.filter(({ b_active }) => b_active === 1)
			.map(
				(banner): HomeBanner => ({
					title: titled(banner.title),
					href: banner.b_link,
					picture: banner[`b_img_${language}`],
				}),
			),
		smallBanners: smallBanners.map(
			(banner): HomeBanner => ({
				title: titled(banner.title),
				href: banner.bs_link,
				picture: banner[`bs_img_${language}`],
			}),
		),
	};
}
