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
 * Server-rendered pages read the shop through these functions, in the same process and in the form of API
 * responses. The server records what each page reads and drops the page from the cache when that changes.
 */
export type PublicShop = {
	categories(): Promise<CategoryWire[]>;
	/** Returns the picture of one product for each sub-category that has any, by sub-category id. */
	subcategoryPictures(categoryIds: readonly number[]): Promise<Map<number, string>>;
	/** Includes whether a link leads to the PC builder (CHOOSE-06), which the public API leaves out. */
	smartCategories(): Promise<SmartCategory[]>;
	settings(): Promise<ShopSettings>;
	/** GEN-10: returns the districts that couriers do not serve, in the order of the list. */
	unservedDistricts(): Promise<UnservedDistrict[]>;
	home(request: HomeRequest): Promise<HomeWire>;
	brands(): Promise<BrandWire[]>;
	list(request: ListRequest): Promise<ProductList>;
	/** FIND-05: returns queries in this language that lead to a product. */
	popularQueries(language: Language): Promise<string[]>;
	/** Returns the most important attributes of each product, the most important first, by product id. */
	highlights(productIds: readonly number[]): Promise<Map<number, AttributeWire[]>>;
	/** Returns all attributes of these products by product id, in the fixed order of their category. */
	specs(productIds: readonly number[]): Promise<Map<number, GroupedAttribute[]>>;
	/** Returns the products in the order of the ids; unknown ids are left out. */
	products(productIds: readonly number[]): Promise<ProductWire[]>;
	product(productId: number): Promise<ProductShow | undefined>;
	/** CHOOSE-02: returns the accessories of a product, and the products whose accessory it is. */
	accessories(productId: number): Promise<ProductAccessoriesWire>;
	/** CHOOSE-02: returns the accessories of these products that are not among them. */
	cartAccessories(productIds: readonly number[]): Promise<CartAccessoriesWire>;
	/** CHOOSE-03: returns published reviews. */
	reviews(productId: number, page: ReviewRequest): Promise<ReviewListWire>;
	/** CHOOSE-04: returns published questions with their published answers. */
	questions(productId: number, page: { limit: number; offset: number }): Promise<QuestionListWire>;
	/** Returns products that are parts of a computer, the cheapest first; chosen ones are always included. */
	buildParts(chosenIds: readonly number[]): Promise<BuildPart[]>;
	deliveryTerms(): Promise<DeliveryTerms>;
	page(name: PageName, language: Language): Promise<PageWire | undefined>;
	/**
	 * Includes titles, which the public API leaves out. A screen reader reads the title instead of the
	 * picture.
	 */
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
	/** The origin of the shop's own addresses, whatever host a visitor requested. */
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

/** The built storefront exports this function to the server. */
export type RenderPage = (request: Request, page: PageContext) => Promise<RenderedPage>;
