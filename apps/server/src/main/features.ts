import { claims } from '../areas/after-sales/claims/feature.ts';
import { requests } from '../areas/after-sales/requests/feature.ts';
import { returns } from '../areas/after-sales/returns/feature.ts';
import { banners } from '../areas/content/banners/feature.ts';
import { home } from '../areas/content/home/feature.ts';
import { pages } from '../areas/content/pages/feature.ts';
import { sitemap } from '../areas/content/sitemap/feature.ts';
import { accessories } from '../areas/goods/accessories/feature.ts';
import { favourites } from '../areas/goods/favourites/feature.ts';
import { imports } from '../areas/goods/imports/feature.ts';
import { lists } from '../areas/goods/lists/feature.ts';
import { pcBuilder } from '../areas/goods/pc-builder/feature.ts';
import { prices } from '../areas/goods/prices/feature.ts';
import { products } from '../areas/goods/products/feature.ts';
import { questions } from '../areas/goods/questions/feature.ts';
import { reviews } from '../areas/goods/reviews/feature.ts';
import { search } from '../areas/goods/search/feature.ts';
import { serials } from '../areas/goods/serials/feature.ts';
import { stock } from '../areas/goods/stock/feature.ts';
import { structure } from '../areas/goods/structure/feature.ts';
import { books } from '../areas/money/books/feature.ts';
import { cash } from '../areas/money/cash/feature.ts';
import { accounts } from '../areas/people/accounts/feature.ts';
import { captcha } from '../areas/people/captcha/feature.ts';
import { notices } from '../areas/people/notices/feature.ts';
import { trust } from '../areas/people/trust/feature.ts';
import { backups } from '../areas/running/backups/feature.ts';
import { customers } from '../areas/running/customers/feature.ts';
import { demo } from '../areas/running/demo/feature.ts';
import { operations } from '../areas/running/operations/feature.ts';
import { privacy } from '../areas/running/privacy/feature.ts';
import { reports } from '../areas/running/reports/feature.ts';
import { callMe } from '../areas/selling/call-me/feature.ts';
import { cardPayments } from '../areas/selling/card-payments/feature.ts';
import { couriers } from '../areas/selling/couriers/feature.ts';
import { delivery } from '../areas/selling/delivery/feature.ts';
import { desk } from '../areas/selling/desk/feature.ts';
import { orders } from '../areas/selling/orders/feature.ts';
import { promotions } from '../areas/selling/promotions/feature.ts';
import { files } from '../areas/shop/files/feature.ts';
import { pictures } from '../areas/shop/pictures/feature.ts';
import { regions } from '../areas/shop/regions/feature.ts';
import { settings } from '../areas/shop/settings/feature.ts';
import { sms } from '../areas/shop/sms/feature.ts';
import { access } from '../areas/staff/access/feature.ts';
import { audit } from '../areas/staff/audit/feature.ts';
import { team } from '../areas/staff/team/feature.ts';
import type { Feature } from '../platform/feature.ts';
import type { Services } from './services.ts';

/**
 * All features of the shop, those that others build on first. Routes, jobs, expiring rows and the reads of
 * pages follow from this list.
 */
export const FEATURES = [
	access,
	audit,
	team,
	files,
	pictures,
	regions,
	settings,
	sms,
	accounts,
	captcha,
	notices,
	trust,
	books,
	cash,
	accessories,
	favourites,
	imports,
	lists,
	pcBuilder,
	prices,
	products,
	questions,
	reviews,
	search,
	serials,
	stock,
	structure,
	callMe,
	cardPayments,
	couriers,
	delivery,
	desk,
	orders,
	promotions,
	claims,
	requests,
	returns,
	banners,
	home,
	pages,
	sitemap,
	backups,
	customers,
	demo,
	operations,
	privacy,
	reports,
] as const satisfies readonly Feature<Services>[];
