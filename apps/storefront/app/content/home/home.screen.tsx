import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { HOME_CATEGORIES_PER_FETCH, WIDE_CARD_SIZE } from '@dukan/domain/content/home/home-paging.ts';
import { Suspense, useEffect, useState } from 'react';
import { ProductSection } from '../../goods/products/product-section.tsx';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { pageContext } from '../../platform/page-context.server.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useRootData } from '../../platform/root-data.ts';
import { useTexts } from '../../platform/texts.tsx';
import { SideMenu } from '../../shop/menu/side-menu.tsx';
import { DeliveryNotice } from '../../shop/regions/delivery-notice.tsx';
import { whenIdle } from '../../slow-connection/when-idle.ts';
import type { Route } from './+types/home.screen.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import styles from './home.module.css';
import { homeData } from './home-data.ts';
import { LoadMore } from './load-more.tsx';
import { SmallBanners } from './small-banners.tsx';
import { useHomeSections } from './use-home-sections.ts';

const RecentlyViewed = lazyPart(
	async () => (await import('../../goods/products/recently-viewed.tsx')).RecentlyViewed,
);
const VIEWED_WITHIN_MS = 2000;

/** Without script, "load more" is a link to the page with more sections: /?shown=14. */
function shownSections(url: URL): number {
	const asked = Number(url.searchParams.get('shown'));
	const pages = Number.isFinite(asked) ? Math.ceil(asked / HOME_CATEGORIES_PER_FETCH) : 1;
	return Math.min(Math.max(pages, 1), 10) * HOME_CATEGORIES_PER_FETCH;
}

export async function loader({ url, context }: Route.LoaderArgs) {
	const { shop, language } = context.get(pageContext);
	const [home, banners, smallBanners] = await Promise.all([
		// The server does not know how wide the screen is. It sends the larger number of cards, and styles
		// hide those that have no space on a narrow screen.
		shop.home({ limit: shownSections(url), offset: 0, cardSize: WIDE_CARD_SIZE }),
		shop.banners(),
		shop.smallBanners(),
	]);
	return homeData(home, banners, smallBanners, language);
}

export default function HomeScreen({ loaderData }: Route.ComponentProps) {
	const { t } = useTexts();
	const root = useRootData();
	const { sections, loadMore, loading } = useHomeSections(loaderData.sections);
	const { newProducts, saleProducts, count, banners, smallBanners } = loaderData;
	return (
		<div className="content">
			<PageHead />
			<h1 className="visually-hidden">
				{root?.shop.name}. {root?.shop.tagline}
			</h1>
			<div className={styles.hero}>
				{root && <SideMenu categories={root.menu.categories} className={styles.side} />}
				<div className={styles.offers}>
					{banners.length > 0 && <BannerCarousel banners={banners} />}
					{smallBanners.length > 0 && <SmallBanners banners={smallBanners} />}
				</div>
			</div>
			{root && <DeliveryNotice shop={root.shop} />}
			{/* Each section hydrates on its own, because hydrating all at once would block a cheap phone
			    for too long. */}
			<Suspense>
				{newProducts.length > 0 && (
					<ProductSection
						id="new-products"
						title={t('home.newSection')}
						href={addresses.newProducts}
						products={newProducts}
					/>
				)}
			</Suspense>
			<Suspense>
				{saleProducts.length > 0 && (
					<ProductSection
						id="sale-products"
						title={t('home.saleSection')}
						href={addresses.saleProducts}
						products={saleProducts}
					/>
				)}
			</Suspense>
			<ViewedOnDevice />
			{sections.map((section) => (
				<Suspense key={section.id}>
					<ProductSection {...section} id={`category-${section.id}`} lazy />
				</Suspense>
			))}
			{sections.length < count && <LoadMore shown={sections.length} onLoad={loadMore} loading={loading} />}
		</div>
	);
}

/**
 * CHOOSE-07: shows the products viewed on this device. The server does not know them, so they are added after
 * the page has loaded, below the first screen.
 */
function ViewedOnDevice() {
	const [isLive, setLive] = useState(false);
	useEffect(() => whenIdle(() => setLive(true), VIEWED_WITHIN_MS), []);
	return isLive && <RecentlyViewed />;
}
