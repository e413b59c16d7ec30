/** The largest integer of PostgreSQL, so no id is larger. */
export const MAX_ID = 2_147_483_647;

/** A thing whose address contains its English name and its id. GEN-11: only the id decides which thing it is. */
type EnglishNamed = { id: number; nameEn: string };

/**
 * GEN-11: returns the English name in lower case. Hyphens replace spaces and characters that have a meaning
 * in an address.
 */
export function slugOf(englishName: string): string {
	return englishName
		.trim()
		.toLowerCase()
		.replaceAll(/[\s/?#]+/g, '-');
}

function slugAndId({ id, nameEn }: EnglishNamed): string {
	return `${encodeURI(slugOf(nameEn))}-${id}`;
}

export const addresses = {
	home: '/',
	signIn: '/signin',
	cart: '/cart',
	callMe: '/callme',
	saved: '/saved',
	history: '/history',
	profile: '/profile',
	categories: '/category',
	newProducts: '/newproducts',
	saleProducts: '/saleproducts',
	search: '/search',
	allBrands: '/allbrands',
	compare: '/compare',
	pcBuilder: '/pc-builder',
	links: '/links',
	/** CHOOSE-05: the page without script where a shopper asks to be told when a product is back. */
	notify: (productId: number) => `/notify/${productId}`,
	stopNotices: '/stop',
	/** The Android app, which the shop's own server offers. */
	appFile: '/files/dukan.apk',
	test: '/test',
	category: (category: EnglishNamed) => `/category/${slugAndId(category)}`,
	subcategory: (category: EnglishNamed, subcategory: EnglishNamed) =>
		`/category/${slugAndId(category)}/${slugAndId(subcategory)}`,
	smart: (smart: EnglishNamed) => `/smart/${slugAndId(smart)}`,
	brand: (brandId: number) => `/brand_products/${brandId}`,
	order: (orderId: number) => `/history/${orderId}`,
	product: (categoryId: number, productId: number) => `/product/${categoryId}/${productId}`,
	page: (name: PageName) => `/${name}`,
} as const;

export const PAGE_NAMES = [
	'payment',
	'privacy',
	'terms',
	'order',
	'faq',
	'partnership',
	'aboutus',
	'contactus',
] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** GEN-11: only the id after the last hyphen identifies the page. */
export function idOfSlug(slug: string): number | undefined {
	const digits = /(?:^|-)([1-9]\d{0,8})$/.exec(slug)?.[1];
	return digits === undefined ? undefined : Number(digits);
}

/** True only for addresses inside the shop: a redirect target or link typed by anyone must not lead elsewhere (S8). */
export function isLocalPath(path: string): boolean {
	return path.startsWith('/') && !path.startsWith('//') && !/[\\\s\p{Cc}]/u.test(path);
}
