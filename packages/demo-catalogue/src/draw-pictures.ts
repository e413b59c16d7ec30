import { createHash } from 'node:crypto';
import { NO_PICTURE_FILE } from '@dukan/domain/pictures/picture-addresses.ts';
import { drawBanner } from './banner-drawings/banner.ts';
import { drawSmallBanner } from './banner-drawings/small-banner.ts';
import type { DemoCatalogue, DemoProduct, Localized } from './catalogue-types.ts';
import { DRAWING_VIEWS } from './drawings/drawing.ts';
import { drawProduct } from './drawings/drawings.ts';
import { page } from './drawings/kit.ts';
import { drawNoPicture } from './drawings/no-picture.ts';

export type DrawnPicture = { file: string; kind: 'product' | 'banner'; svg: string };

/** The name holds the hash of the drawing: a better drawing gets a new address and no cache shows the old one. */
function named(prefix: string, kind: DrawnPicture['kind'], svg: string): DrawnPicture {
	const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
	return { file: `${prefix}-${hash}.webp`, kind, svg };
}

export function noPicture(): DrawnPicture {
	return { file: NO_PICTURE_FILE, kind: 'product', svg: page(drawNoPicture()) };
}

export function drawProductPictures(product: DemoProduct, brands: DemoCatalogue['brands']): DrawnPicture[] {
	if (!product.hasPicture) return [];
	const brand = brands.find(({ id }) => id === product.brandId)?.name ?? '';
	return DRAWING_VIEWS.map((view) =>
		named(`${product.id}-${view}`, 'product', drawProduct({ ...product, brand }, view)),
	);
}

export type LocalizedPictures = Record<keyof Localized, DrawnPicture>;

export function drawBannerPictures(banner: {
	id: number;
	scene: string;
	title: Localized;
	subtitle: Localized;
}): LocalizedPictures {
	return inEachLanguage((language) =>
		named(
			`banner-${banner.id}-${language}`,
			'banner',
			drawBanner({
				scene: banner.scene,
				title: banner.title[language],
				subtitle: banner.subtitle[language],
				seed: banner.id,
			}),
		),
	);
}

export function drawSmallBannerPictures(banner: {
	id: number;
	scene: string;
	title: Localized;
}): LocalizedPictures {
	return inEachLanguage((language) =>
		named(
			`small-${banner.id}-${language}`,
			'banner',
			drawSmallBanner({ scene: banner.scene, title: banner.title[language], seed: banner.id }),
		),
	);
}

function inEachLanguage(draw: (language: keyof Localized) => DrawnPicture): LocalizedPictures {
	return { en: draw('en'), ru: draw('ru'), tm: draw('tm') };
}
