import { addresses, idOfSlug } from '@dukan/domain/base/addresses/addresses.ts';
import type { Language } from '@dukan/domain/base/language/language.ts';
import type { PublicShop } from '@dukan/domain/content/page-rendering/public-shop.ts';
import type { ListScope } from '@dukan/domain/goods/lists/product-list.ts';
import type { Menu, MenuLink } from '../../platform/root-data.ts';
import { menuFromWire } from '../../shop/menu/menu.ts';

/** Either a name from the catalogue, or the key of a text. */
type Title = string | { key: 'nav.newProducts' | 'nav.saleProducts' | 'nav.allBrands' };

/** What the page shows above a list. */
export type ListHead = {
	scope: ListScope;
	/** GEN-11: the canonical path of the list. Other paths of the same list redirect to it. */
	path: string;
	title: Title;
	way: { name: Title; href: string }[];
	/** The sub-categories of this category. On the page of a sub-category, those of its parent. */
	subcategories: SubcategoryLink[];
};

/** Only the page of the parent category shows pictures. */
export type SubcategoryLink = MenuLink & { picture?: string | undefined };

/** Returns undefined if the address is not that of a list. */
export async function findListHead(
	shop: PublicShop,
	language: Language,
	pathname: string,
): Promise<ListHead | undefined> {
	const [kind, slug = '', subSlug] = pathname.slice(1).split('/');
	switch (kind) {
		case 'category':
			return categoryHead(shop, language, slug, subSlug);
		case 'smart':
			return smartHead(shop, language, slug);
		case 'brand_products':
			return brandHead(shop, slug);
		case 'newproducts':
			return plainHead('new', addresses.newProducts, 'nav.newProducts');
		case 'saleproducts':
			return plainHead('sale', addresses.saleProducts, 'nav.saleProducts');
		default:
			return undefined;
	}
}

function plainHead(
	kind: 'new' | 'sale',
	path: string,
	key: 'nav.newProducts' | 'nav.saleProducts',
): ListHead {
	return { scope: { kind }, path, title: { key }, way: [], subcategories: [] };
}

async function brandHead(shop: PublicShop, slug: string): Promise<ListHead | undefined> {
	const brand = (await shop.brands()).find(({ id }) => String(id) === slug);
	if (!brand) return undefined;
	return {
		scope: { kind: 'brand', id: brand.id },
		path: addresses.brand(brand.id),
		title: brand.name,
		way: [{ name: { key: 'nav.allBrands' }, href: addresses.allBrands }],
		subcategories: [],
	};
}

async function smartHead(shop: PublicShop, language: Language, slug: string): Promise<ListHead | undefined> {
	const { smart } = await readMenu(shop, language);
	const found = smart.find(({ id }) => id === idOfSlug(slug));
	if (!found) return undefined;
	return {
		scope: { kind: 'smart', id: found.id },
		path: found.href,
		title: found.name,
		way: [],
		subcategories: [],
	};
}

async function categoryHead(
	shop: PublicShop,
	language: Language,
	slug: string,
	subSlug: string | undefined,
): Promise<ListHead | undefined> {
	const { categories } = await readMenu(shop, language);
	const category = categories.find(({ id }) => id === idOfSlug(slug));
	if (!category) return undefined;
	const { subcategories } = category;
	if (subSlug === undefined) {
		const pictures = await shop.subcategoryPictures([category.id]);
		return {
			scope: { kind: 'category', id: category.id },
			path: category.href,
			title: category.name,
			way: [],
			subcategories: subcategories.map((link) => ({ ...link, picture: pictures.get(link.id) })),
		};
	}
	const subcategory = subcategories.find(({ id }) => id === idOfSlug(subSlug));
	if (!subcategory) return undefined;
	return {
		scope: { kind: 'subcategory', id: subcategory.id },
		path: subcategory.href,
		title: subcategory.name,
		way: [{ name: category.name, href: category.href }],
		subcategories,
	};
}

async function readMenu(shop: PublicShop, language: Language): Promise<Menu> {
	return menuFromWire(language, await shop.categories(), await shop.smartCategories());
}
