import { addresses, idOfSlug } from '@dukan/domain/addresses/addresses.ts';
import type { ListScope } from '@dukan/domain/catalogue/product-list.ts';
import type { Language } from '@dukan/domain/language/language.ts';
import type { ShopReader } from '@dukan/domain/storefront/shop-reader.ts';
import { type MenuLink, menuFromWire } from '../shell/menu.ts';

/** What stands above a list. A title of the shop's own words is told by its key. */
export type ListHead = {
	scope: ListScope;
	/** The one right address: another one for the same list leads here (GEN-11). */
	path: string;
	title: string | { key: 'nav.newProducts' | 'nav.saleProducts' };
	way: { name: string; href: string }[];
	subcategories: MenuLink[];
};

type Params = Partial<Record<'category' | 'subcategory' | 'smart' | 'brand', string>>;

/** The list at this address, or nothing. */
export async function findListHead(
	shop: ShopReader,
	language: Language,
	pathname: string,
	params: Params,
): Promise<ListHead | undefined> {
	if (params.brand !== undefined) return brandHead(shop, params.brand);
	if (params.smart !== undefined) return smartHead(shop, language, params.smart);
	if (params.category !== undefined) return categoryHead(shop, language, params.category, params.subcategory);
	const isNew = pathname === addresses.newProducts;
	return {
		scope: { kind: isNew ? 'new' : 'sale' },
		path: pathname,
		title: { key: isNew ? 'nav.newProducts' : 'nav.saleProducts' },
		way: [],
		subcategories: [],
	};
}

async function brandHead(shop: ShopReader, slug: string): Promise<ListHead | undefined> {
	const brand = (await shop.brands()).find(({ id }) => String(id) === slug);
	if (!brand) return undefined;
	return {
		scope: { kind: 'brand', id: brand.id },
		path: addresses.brand(brand.id),
		title: brand.name,
		way: [],
		subcategories: [],
	};
}

async function smartHead(shop: ShopReader, language: Language, slug: string): Promise<ListHead | undefined> {
	const { smart } = menuFromWire([], await shop.smartCategories(), language);
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
	shop: ShopReader,
	language: Language,
	slug: string,
	subSlug: string | undefined,
): Promise<ListHead | undefined> {
	const { categories } = menuFromWire(await shop.categories(), [], language);
	const category = categories.find(({ id }) => id === idOfSlug(slug));
	if (!category) return undefined;
	const { subcategories } = category;
	if (subSlug === undefined) {
		const scope = { kind: 'category', id: category.id } as const;
		return { scope, path: category.href, title: category.name, way: [], subcategories };
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
