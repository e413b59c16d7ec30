import { addresses, type PageName } from '@dukan/domain/base/addresses/addresses.ts';
import type { Localized } from '@dukan/domain/base/language/language.ts';
import type { PlaceWire } from '@dukan/domain/goods/lists/lists.api.ts';
import { matchTitles } from '@dukan/domain/goods/search/match-titles.ts';
import type { CategoryWire, SmartCategory } from '@dukan/domain/goods/structure/structure.api.ts';
import type { PlaceRef } from './named-places.ts';

type PageTitles = { name: PageName; name_en: string; name_ru: string; name_tm: string };
type LinkedTitle = Localized & { link: string };

/** The titles of pages, read only where a query names something. */
export type PlaceNames = {
	categories: () => Promise<CategoryWire[]>;
	smartCategories: () => Promise<SmartCategory[]>;
	brandNames: () => Promise<{ id: number; name: string }[]>;
	pageTitles: () => Promise<PageTitles[]>;
};

/** FIND-05: returns the pages of the shop that a query names, with their names and addresses. */
export async function describePlaces(
	query: string,
	refs: readonly PlaceRef[],
	{ names, banners }: { names: PlaceNames; banners: readonly LinkedTitle[] },
): Promise<PlaceWire[]> {
	const has = (...kinds: PlaceRef['kind'][]) => refs.some(({ kind }) => kinds.includes(kind));
	const [categories, smart, brands, pages] = await Promise.all([
		has('category', 'subcategory') ? names.categories() : [],
		has('smart') ? names.smartCategories() : [],
		has('brand') ? names.brandNames() : [],
		names.pageTitles(),
	]);
	const find: Readonly<Record<PlaceRef['kind'], (id: number) => PlaceWire | undefined>> = {
		category: (id) => findCategory(categories, id),
		subcategory: (id) => findSubcategory(categories, id),
		brand: (id) => findBrand(brands, id),
		smart: (id) => findSmart(smart, id),
	};
	const known = refs.map(({ kind, id }) => find[kind](id));
	const places = [...known.filter((place) => place !== undefined), ...namedPages(query, pages)];
	const paths = new Set(places.map(({ path }) => path));
	return [...places, ...namedBanners(query, banners).filter(({ path }) => !paths.has(path))];
}

function findCategory(categories: readonly CategoryWire[], id: number): PlaceWire | undefined {
	const found = categories.find(({ k_id }) => k_id === id);
	if (!found) return undefined;
	const { k_name_en: name_en, k_name_ru: name_ru, k_name_tm: name_tm } = found;
	const path = addresses.category({ id, nameEn: name_en });
	return { kind: 'category', id: String(id), name_en, name_ru, name_tm, path };
}

function findSubcategory(categories: readonly CategoryWire[], id: number): PlaceWire | undefined {
	for (const { k_id, k_name_en, sub_categories } of categories) {
		const found = sub_categories.find(({ sc_id }) => sc_id === id);
		if (!found) continue;
		const { sc_name_en: name_en, sc_name_ru: name_ru, sc_name_tm: name_tm } = found;
		const path = addresses.subcategory({ id: k_id, nameEn: k_name_en }, { id, nameEn: name_en });
		return { kind: 'subcategory', id: String(id), name_en, name_ru, name_tm, path };
	}
	return undefined;
}

function findBrand(brands: readonly { id: number; name: string }[], id: number): PlaceWire | undefined {
	const name = brands.find((brand) => brand.id === id)?.name;
	if (name === undefined) return undefined;
	return {
		kind: 'brand',
		id: String(id),
		name_en: name,
		name_ru: name,
		name_tm: name,
		path: addresses.brand(id),
	};
}

function findSmart(smart: readonly SmartCategory[], id: number): PlaceWire | undefined {
	const found = smart.find(({ sm_id }) => sm_id === id);
	if (!found) return undefined;
	const { sm_name_en: name_en, sm_name_ru: name_ru, sm_name_tm: name_tm, opensBuilder } = found;
	const path = opensBuilder ? addresses.pcBuilder : addresses.smart({ id, nameEn: name_en });
	return { kind: 'smart', id: String(id), name_en, name_ru, name_tm, path };
}

function namedPages(query: string, pages: readonly PageTitles[]): PlaceWire[] {
	const titled = pages.map((page) => ({ ...page, titles: [page.name_en, page.name_ru, page.name_tm] }));
	return matchTitles(query, titled).map(({ name, name_en, name_ru, name_tm }) => ({
		kind: 'page',
		id: name,
		name_en,
		name_ru,
		name_tm,
		path: addresses.page(name),
	}));
}

/** SEEK-02: finds banners by their title, so that an advertised thing can be searched for. */
function namedBanners(query: string, banners: readonly LinkedTitle[]): PlaceWire[] {
	const titled = banners.map((banner) => ({ ...banner, titles: [banner.en, banner.ru, banner.tm] }));
	return matchTitles(query, titled).map(({ link, en, ru, tm }) => ({
		kind: 'banner',
		id: link,
		name_en: en,
		name_ru: ru || en,
		name_tm: tm || en,
		path: link,
	}));
}
