import { writeListFilters } from '@dukan/domain/goods/lists/list-filters.ts';
import type { ListRequest } from '@dukan/domain/goods/lists/lists.api.ts';
import type { ProductWire } from '@dukan/domain/goods/products/products.api.ts';
import { isOfFamily } from '@dukan/listing-index/family-cards.ts';
import type { Selection } from '@dukan/listing-index/selection.ts';
import { listBanners, listSmallBanners } from '../areas/content/banners/banners.queries.ts';
import { showHome } from '../areas/content/home/show-home.ts';
import { findPage, listPageTitles } from '../areas/content/pages/pages.queries.ts';
import { listFitRules } from '../areas/goods/accessories/accessories.queries.ts';
import { fittingCategories, showAccessories } from '../areas/goods/accessories/show-accessories.ts';
import { suggestForCart } from '../areas/goods/accessories/suggest-for-cart.ts';
import { listProducts } from '../areas/goods/lists/list-products.ts';
import { type LiveListing, type ReadIndex, STALE_LISTING_TAG } from '../areas/goods/lists/live-listing.ts';
import { scopeSelection } from '../areas/goods/lists/scope-selection.ts';
import { listBuildParts } from '../areas/goods/pc-builder/build-parts.queries.ts';
import { cardHighlights } from '../areas/goods/products/card-highlights.ts';
import { ratingsOf } from '../areas/goods/products/product-cards.ts';
import { productSpecs } from '../areas/goods/products/product-specs.ts';
import { listProductsById } from '../areas/goods/products/products.queries.ts';
import { showProduct } from '../areas/goods/products/show-product.ts';
import { listVariantIds } from '../areas/goods/products/variants.queries.ts';
import { showQuestions } from '../areas/goods/questions/show-questions.ts';
import { showReviews } from '../areas/goods/reviews/show-reviews.ts';
import { describePlaces, type PlaceNames } from '../areas/goods/search/describe-places.ts';
import { findProducts } from '../areas/goods/search/find-products.ts';
import { listPopularQueries } from '../areas/goods/search/search-counts.queries.ts';
import { listBrandNames, listBrands } from '../areas/goods/structure/brands.queries.ts';
import { listCategories, listSmartCategories } from '../areas/goods/structure/categories.queries.ts';
import { subcategoryPictures } from '../areas/goods/structure/subcategory-pictures.ts';
import { readDeliveryTerms } from '../areas/selling/delivery/delivery-terms.queries.ts';
import type { PublicShop, ReadShop } from '../areas/shop/reading/read-shop.ts';
import { listRegions, listUnservedDistricts } from '../areas/shop/regions/regions.queries.ts';
import { readSettings } from '../areas/shop/settings/settings.queries.ts';
import { DO_NOT_CACHE } from '../platform/cache/cache-tags.ts';
import type { CachedQuery, QueryCache } from '../platform/cache/query-cache.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';

/** Whose names a search looks through, besides those of products. */
const SEARCHED = [
	'search_synonyms',
	'categories',
	'subcategories',
	'brands',
	'units',
	'attributes',
	'attribute_values',
	'smart_categories',
	'smart_category_products',
	'pages',
];

const ATTRIBUTE_TABLES = ['units', 'attribute_groups', 'attributes', 'attribute_values'];

type Sources = {
	db: Database;
	listing: LiveListing;
	clock: Clock;
	/** With it, the queries that pages share run once. */
	queryCache?: QueryCache;
	/** Called with a search that finds nothing at all. */
	onMiss?: (query: string) => void;
};

/** How a process reads the shop: from the listing index, with what pages share read once. */
export function readShopWith({
	listing,
	clock,
	queryCache,
}: {
	listing: LiveListing;
	clock: Clock;
	queryCache: QueryCache;
}): ReadShop {
	return (source, shows) => publicShop({ ...source, listing, clock, queryCache }, shows);
}

/** Reads the shop and notes in `shows` what was read, in the tags of schema/10-notifications.sql. */
export function publicShop(
	{ db, listing, clock, queryCache, onMiss }: Sources,
	shows: Set<string>,
): PublicShop {
	const note = (...tags: string[]) => {
		for (const tag of tags) shows.add(tag);
	};
	/** For what the layout of every page shows, and the filters of every list. */
	const cached: CachedQuery = (name, tags, query) => {
		note(...tags);
		return queryCache ? queryCache.get(name, tags, query) : query();
	};
	const readIndex: ReadIndex = async (namesIn) => {
		const { index, isStale } = await (namesIn ? listing.currentByName(namesIn) : listing.current());
		if (isStale) note(STALE_LISTING_TAG);
		return index;
	};
	const noteProducts = (products: readonly ProductWire[]) =>
		note(...products.map(({ p_id }) => `product:${p_id}`));

	const fitRules = () => cached('fit rules', ['fit_rules', 'subcategories'], () => listFitRules(db));

	const names: PlaceNames = {
		categories: () => cached('categories', ['categories', 'subcategories'], () => listCategories(db)),
		smartCategories: () => cached('smart', ['smart_categories'], () => listSmartCategories(db)),
		brandNames: () => cached('brand names', ['brands'], () => listBrandNames(db)),
		pageTitles: () => cached('page titles', ['pages'], () => listPageTitles(db)),
	};

	const search = async (request: ListRequest, query: string) => {
		note(...SEARCHED);
		const found = await findProducts(db, readIndex, request, query);
		const { didYouMean, select, understood } = found;
		const places = (selection: Selection) => describePlaces(query, found.places(selection), names);
		const list = await listProducts(db, readIndex, found.request, { select, understood, places, cached });
		noteProducts(list.rows);
		if (list.count === 0 || didYouMean) note(DO_NOT_CACHE);
		const isMissed = list.count === 0 && list.places.length === 0;
		if (isMissed && writeListFilters(request.filters).length === 0) onMiss?.(query);
		return { ...list, didYouMean };
	};

	return {
		categories: names.categories,
		smartCategories: names.smartCategories,
		subcategoryPictures: async (categoryIds) => {
			note('subcategories', ...categoryIds.map((id) => `category:${id}`));
			const pictures = await subcategoryPictures(db, await readIndex(), categoryIds);
			note(...pictures.map(({ productId }) => `product:${productId}`));
			return new Map(pictures.map(({ subcategoryId, file }) => [subcategoryId, file]));
		},
		settings: () => cached('settings', ['settings'], () => readSettings(db)),
		unservedDistricts: () => cached('unserved', ['regions', 'districts'], () => listUnservedDistricts(db)),
		banners: () => {
			note('banners');
			return listBanners(db, clock());
		},
		smallBanners: () => {
			note('small_banners');
			return listSmallBanners(db, clock());
		},
		home: async (request) => {
			note('categories', 'products');
			const home = await showHome(db, await readIndex(), request);
			noteProducts([...home.newProducts, ...home.saleProducts, ...home.rows.flatMap((row) => row.products)]);
			return home;
		},
		brands: async () => {
			note('brands', 'products');
			return listBrands(db, await readIndex());
		},
		list: async (request) => {
			const { scope } = request;
			note(scope.kind === 'category' ? `category:${scope.id}` : 'products');
			if (scope.kind === 'smart') note('smart_categories', 'smart_category_products');
			if (request.withFacets) note('brands', 'categories', 'subcategories', 'subcategory_attributes');
			if (request.withFacets || Object.keys(request.filters.attributes).length > 0) note(...ATTRIBUTE_TABLES);
			if (scope.kind === 'search') return search(request, scope.query);
			const select = await scopeSelection(db, scope);
			const list = await listProducts(db, readIndex, request, { select, cached });
			noteProducts(list.rows);
			return list;
		},
		popularQueries: (language) =>
			cached(`popular ${language}`, ['popular_queries'], () => listPopularQueries(db, language)),
		highlights: (productIds) => {
			note('categories', ...ATTRIBUTE_TABLES, ...productIds.map((id) => `product:${id}`));
			return cardHighlights(db, productIds);
		},
		specs: (productIds) => {
			note(...ATTRIBUTE_TABLES, ...productIds.map((id) => `product:${id}`));
			return productSpecs(db, productIds);
		},
		products: async (productIds) => {
			note(...productIds.map((id) => `product:${id}`));
			const ratings = ratingsOf(await readIndex(), productIds);
			const products = await listProductsById(db, productIds);
			return products.map((product) => ({ ...product, ...ratings.get(product.p_id) }));
		},
		product: async (productId) => {
			note('categories', 'subcategories', 'brands', ...ATTRIBUTE_TABLES);
			note(`product:${productId}`);
			const shown = await showProduct(db, productId, await readIndex());
			if (shown) {
				note(`category:${shown.product.categoryKId}`);
				noteProducts(shown.related);
				const { family } = shown.product;
				if (family) note(`family:${family.id}`);
				noteProducts(family?.products ?? []);
			}
			return shown;
		},
		accessories: async (productId) => {
			note(`product:${productId}`);
			const [rules, index] = await Promise.all([fitRules(), readIndex()]);
			note(...fittingCategories(index, rules, [productId]).map((id) => `category:${id}`));
			const shown = await showAccessories(db, index, rules, productId);
			noteProducts([...shown.accessories, ...shown.fits]);
			return shown;
		},
		cartAccessories: async (productIds) => {
			note(...productIds.map((id) => `product:${id}`));
			const [rules, index] = await Promise.all([fitRules(), readIndex()]);
			note(...fittingCategories(index, rules, productIds).map((id) => `category:${id}`));
			const suggested = await suggestForCart(db, index, rules, productIds);
			noteProducts(suggested.rows.flatMap(({ products }) => products));
			return suggested;
		},
		reviews: async (productId, page) => {
			// Another family would be another set of reviews.
			note(`product:${productId}`);
			const isVariant = isOfFamily(await readIndex(), productId);
			const variantIds = isVariant ? await listVariantIds(db, productId) : [productId];
			note(...variantIds.map((id) => `reviews:${id}`));
			return showReviews(db, variantIds, page);
		},
		questions: (productId, page) => {
			note(`questions:${productId}`);
			return showQuestions(db, productId, page);
		},
		buildParts: async (chosenIds) => {
			note('products', 'subcategories', ...ATTRIBUTE_TABLES);
			const parts = await listBuildParts(db, chosenIds);
			noteProducts(parts);
			return parts;
		},
		deliveryTerms: () =>
			cached('delivery', ['delivery_zones', 'regions', 'districts'], () => readDeliveryTerms(db)),
		page: (name, language) =>
			cached(`page ${name} ${language}`, ['pages', 'trust_rules', 'settings'], () =>
				findPage(db, name, language),
			),
		regions: (language) => {
			note('regions', 'districts');
			return listRegions(db, language);
		},
		soldProducts: async () => {
			note('products');
			const index = await readIndex();
			return Array.from(index.listedRows(), (row) => ({
				id: index.ids[row] ?? 0,
				categoryId: index.categories[row] ?? 0,
			}));
		},
	};
}
