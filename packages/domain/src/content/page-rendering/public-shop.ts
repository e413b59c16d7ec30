import type { PageName } from '../../base/addresses/addresses.ts';
import type { Language, Localized } from '../../base/language/language.ts';
import type { CartAccessoriesWire, ProductAccessoriesWire } from '../../goods/accessories/accessories.api.ts';
import type { ListRequest, ProductList } from '../../goods/lists/lists.api.ts';
import type { BuildPart } from '../../goods/pc-builder/build-slots.ts';
import type { GroupedAttribute, ProductShow, ProductWire } from '../../goods/products/products.api.ts';
import type { QuestionListWire } from '../../goods/questions/questions.api.ts';
import type { ReviewRequest } from '../../goods/reviews/review-rules.ts';
import type { ReviewListWire } from '../../goods/reviews/reviews.api.ts';
import type {
	AttributeWire,
	BrandWire,
	CategoryWire,
	SmartCategory,
} from '../../goods/structure/structure.api.ts';
import type { DeliveryTerms } from '../../selling/delivery/delivery-terms.ts';
import type { RegionWire, UnservedDistrict } from '../../shop/regions/regions.api.ts';
import type { ShopSettings } from '../../shop/settings/staff-settings.api.ts';
import type { BannerWire, SmallBannerWire } from '../banners/banners.api.ts';
import type { HomeRequest, HomeWire } from '../home/home.api.ts';
import type { PageWire } from '../pages/pages.api.ts';

/**
 * How server-rendered pages read the shop: in the same process, in the shapes of the wire. Whatever is read through it is noted
 * as shown by the page, which is dropped from the cache when that changes.
 */
export type PublicShop = {
	categories(): Promise<CategoryWire[]>;
	/** Returns one product's picture for each sub-category of these categories that has any, by sub-category id. */
	subcategoryPictures(categoryIds: readonly number[]): Promise<Map<number, string>>;
	/** Includes whether its link leads to the PC builder (CHOOSE-06), which the wire lacks. */
	smartCategories(): Promise<SmartCategory[]>;
	settings(): Promise<ShopSettings>;
	/** GEN-10: districts that couriers do not serve, in the order of the list. */
	unservedDistricts(): Promise<UnservedDistrict[]>;
	home(request: HomeRequest): Promise<HomeWire>;
	brands(): Promise<BrandWire[]>;
	list(request: ListRequest): Promise<ProductList>;
	/** FIND-05: returns queries of this language that lead to a product. */
	popularQueries(language: Language): Promise<string[]>;
	/** Returns the most important attributes of each of these products, the most important first, by product id. */
	highlights(productIds: readonly number[]): Promise<Map<number, AttributeWire[]>>;
	/** Returns all attributes of these products by product id, in the fixed order of their category. */
	specs(productIds: readonly number[]): Promise<Map<number, GroupedAttribute[]>>;
	/** Keeps the order of the ids; unknown ids are left out. */
	products(productIds: readonly number[]): Promise<ProductWire[]>;
	product(productId: number): Promise<ProductShow | undefined>;
	/** CHOOSE-02: returns what fits a product, and what it fits itself. */
	accessories(productId: number): Promise<ProductAccessoriesWire>;
	/** CHOOSE-02: returns what fits these products and is not among them. */
	cartAccessories(productIds: readonly number[]): Promise<CartAccessoriesWire>;
	/** CHOOSE-03: published reviews. */
	reviews(productId: number, page: ReviewRequest): Promise<ReviewListWire>;
	/** CHOOSE-04: published questions with their published answers. */
	questions(productId: number, page: { limit: number; offset: number }): Promise<QuestionListWire>;
	/** Returns products that are parts of a computer, the cheapest first; chosen ones are always included. */
	buildParts(chosenIds: readonly number[]): Promise<BuildPart[]>;
	deliveryTerms(): Promise<DeliveryTerms>;
	page(name: PageName, language: Language): Promise<PageWire | undefined>;
	/** Includes titles, which the wire lacks: they are read out in place of the picture. */
	banners(): Promise<(BannerWire & { title: Localized })[]>;
	smallBanners(): Promise<(SmallBannerWire & { title: Localized })[]>;
	regions(language: Language): Promise<RegionWire[]>;
	/** Returns all products on sale by id. */
	soldProducts(): Promise<{ id: number; categoryId: number }[]>;
};

/** What the server gives to a page besides the request. */
export type PageContext = {
	language: Language;
	shop: PublicShop;
	/** The origin by which pages name themselves, whatever host they were requested from. */
	origin: string;
	appFile: () => Promise<{ bytes: number } | undefined>;
	/** True where the page that shows every UI part exists. */
	kitPage: boolean;
};

export type RenderedPage = {
	status: number;
	headers: Headers;
	body: Uint8Array;
	/** The exact content of each inline script that the storefront or its router wrote. No other inline script may run. */
	inlineScripts: readonly string[];
	inlineStyles: readonly string[];
};

/** The function that the built storefront exports to the server. */
export type RenderPage = (request: Request, page: PageContext) => Promise<RenderedPage>;
