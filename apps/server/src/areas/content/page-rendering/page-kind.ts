/** Groups pages by the first part of their address, because metrics by whole addresses would be too many. */
const KINDS = new Map(
	Object.entries({
		'': 'home',
		'_root.data': 'home',
		category: 'list',
		smart: 'list',
		brand_products: 'list',
		newproducts: 'list',
		saleproducts: 'list',
		more: 'list',
		allbrands: 'brands',
		search: 'search',
		product: 'product',
		cart: 'cart',
		history: 'orders',
		profile: 'account',
		signin: 'account',
		saved: 'saved',
		compare: 'compare',
	}),
);

export function pageKind(url: string): string {
	const path = url.split('?', 1)[0] ?? '';
	const first = path.split('/')[1] ?? '';
	return KINDS.get(first) ?? KINDS.get(first.replace(/\.data$/, '')) ?? 'other';
}
