/**
 * One page of every kind, at addresses that exist in the demo catalogue and in every larger one. Each list is long
 * enough to fill a page even in the demo catalogue: otherwise a page of the larger one would cost more only because
 * it shows more.
 */
export const PUBLIC_PAGES: Readonly<Record<string, string>> = {
	home: '/',
	categories: '/category',
	category: '/category/laptops-1',
	'category, filtered': '/category/laptops-1?brand=3%2C19%2C27&sort=price',
	'sub-category': '/category/laptops-1/gaming-laptops-102',
	smart: '/smart/for-gamers-1',
	brand: '/brand_products/3',
	brands: '/allbrands',
	new: '/newproducts',
	sale: '/saleproducts',
	search: '/search?query=samsung',
	product: '/product/7/300',
	compare: '/compare?ids=1,2,3,4',
	'PC builder': '/pc-builder',
	information: '/faq',
	contact: '/contactus',
	cart: '/cart',
};

/** Pages that no process caches (DO_NOT_CACHE). */
export const UNCACHED_PAGES: Readonly<Record<string, string>> = {
	// Staff put the app's file into its folder by hand, so nothing would tell the cache about it.
	links: '/links',
	'search, none found': '/search?query=qwrtpsdfg',
};

/** docs/contract.md: every public GET of the API. */
export const PUBLIC_CALLS: Readonly<Record<string, string>> = {
	home: '/api/home',
	category_list: '/api/category_list',
	smart_list: '/api/smart_list',
	brand_list: '/api/brand_list',
	category_show: '/api/category_show/1',
	'category_show, filtered': '/api/category_show/1?brand=1,3&attr.ram=8..32&sort=price',
	category_sub: '/api/category_sub/102',
	smart_show: '/api/smart_show/1',
	brand_show: '/api/brand_show/1',
	new_products: '/api/new_products',
	sale_products: '/api/sale_products',
	search: '/api/search?query=samsung',
	product_show: '/api/product_show/300',
	products: '/api/products?ids=1,2,3',
	product_accessories: '/api/product_accessories/300',
	cart_accessories: '/api/cart_accessories?ids=300,1',
	banner_list: '/api/banner_list',
	small_list: '/api/small_list',
	regions: '/api/all/regions',
	page_show: '/api/page_show/faq',
	review_list: '/api/review_list/300',
	question_list: '/api/question_list/300',
};
