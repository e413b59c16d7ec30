import { addresses, PAGE_NAMES } from '@dukan/domain/base/addresses/addresses.ts';
import type { Language } from '@dukan/domain/base/language/language.ts';
import type { PublicShop } from '@dukan/domain/content/page-rendering/public-shop.ts';
import { offeredLanguages } from '@dukan/domain/shop/settings/offered-languages.ts';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

/** Search engines accept 50,000 addresses in a file; a smaller file is made and sent faster. */
const ADDRESSES_PER_FILE = 10_000;

type Sources = { shop: PublicShop; origin: string };

/**
 * Builds /sitemap.xml: it contains all addresses or, if they are too many for one file, the list of the files
 * with them.
 */
export async function buildSitemap({ shop, origin }: Sources): Promise<string> {
	const [paths, products, offered] = await Promise.all([
		pagePaths(shop),
		productPaths(shop),
		languagesOf(shop),
	]);
	if (paths.length + products.length <= ADDRESSES_PER_FILE)
		return urlSet(origin, [...paths, ...products], offered);
	const files = Math.ceil(products.length / ADDRESSES_PER_FILE);
	const parts = Array.from({ length: files }, (_, index) => `/sitemaps/products-${index + 1}.xml`);
	return sitemapIndex(origin, ['/sitemaps/pages.xml', ...parts]);
}

/**
 * Builds one of the files `pages`, `products-1`, `products-2`, …; returns undefined for a file without
 * addresses.
 */
export async function buildSitemapPart({ shop, origin }: Sources, part: string): Promise<string | undefined> {
	const offered = await languagesOf(shop);
	if (part === 'pages') return urlSet(origin, await pagePaths(shop), offered);
	const file = /^products-([1-9]\d{0,3})$/.exec(part)?.[1];
	const end = file ? Number(file) * ADDRESSES_PER_FILE : 0;
	const paths = file ? (await productPaths(shop)).slice(end - ADDRESSES_PER_FILE, end) : [];
	return paths.length > 0 ? urlSet(origin, paths, offered) : undefined;
}

async function languagesOf(shop: PublicShop): Promise<Language[]> {
	return offeredLanguages((await shop.settings()).languages);
}

async function pagePaths(shop: PublicShop): Promise<string[]> {
	const [categories, smartCategories, brands] = await Promise.all([
		shop.categories(),
		shop.smartCategories(),
		shop.brands(),
	]);
	return [
		addresses.home,
		addresses.categories,
		...categories.flatMap((category) => {
			const named = { id: category.k_id, nameEn: category.k_name_en };
			const subcategories = category.sub_categories.map(({ sc_id, sc_name_en }) =>
				addresses.subcategory(named, { id: sc_id, nameEn: sc_name_en }),
			);
			return [addresses.category(named), ...subcategories];
		}),
		...smartCategories
			.filter(({ opensBuilder }) => !opensBuilder)
			.map(({ sm_id, sm_name_en }) => addresses.smart({ id: sm_id, nameEn: sm_name_en })),
		addresses.pcBuilder,
		addresses.newProducts,
		addresses.saleProducts,
		addresses.allBrands,
		...brands.map(({ id }) => addresses.brand(id)),
		...PAGE_NAMES.map(addresses.page),
		addresses.links,
		addresses.test,
	];
}

async function productPaths(shop: PublicShop): Promise<string[]> {
	return (await shop.soldProducts()).map(({ id, categoryId }) => addresses.product(categoryId, id));
}
