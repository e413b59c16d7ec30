import { bannerPicture } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import styles from './banner-carousel.module.css';
import type { HomeBanner } from './home-data.ts';
import { useCarousel } from './use-carousel.ts';

/**
 * On phones pictures are requested at less than their true width. They are the first large download on a slow
 * connection, and this saves two thirds of it.
 */
const SIZES = '(min-width: 75rem) 62rem, (min-width: 48rem) 100vw, 88vw';

/**
 * HOME-03. The slides are a row that scrolls and snaps, so swiping works before script. Script adds autoplay
 * and controls.
 */
export function BannerCarousel({ banners }: { banners: readonly HomeBanner[] }) {
	const { t } = useTexts();
	const carousel = useCarousel(banners.length);
	const { current, playing } = carousel;
	return (
		<section
			className={styles.carousel}
			aria-roledescription="carousel"
			aria-label={t('home.banners')}
			{...carousel.hold}
		>
			<ul ref={carousel.track} className={styles.track}>
				{banners.map((banner, index) => (
					<li
						key={banner.href + banner.picture}
						className={styles.slide}
						aria-roledescription="slide"
						aria-label={t('home.slideOf', { index: index + 1, count: banners.length })}
					>
						<Slide
							banner={banner}
							first={index === 0}
							inert={carousel.ready && index !== current}
							shown={index <= carousel.furthest + 1}
						/>
					</li>
				))}
				{carousel.ready && banners[0] && (
					<li className={styles.slide} aria-hidden="true">
						<Slide banner={banners[0]} first={false} inert shown />
					</li>
				)}
			</ul>
			{banners.length > 1 && (
				<div className={styles.controls} data-ready={carousel.ready || undefined}>
					<button
						type="button"
						className={styles.side}
						onClick={() => carousel.go(-1)}
						aria-label={t('home.prevSlide')}
					>
						<Icon name="left" />
					</button>
					<div className={styles.dots}>
						{banners.map((banner, index) => (
							<button
								key={banner.href + banner.picture}
								type="button"
								className={styles.dot}
								onClick={() => carousel.show(index)}
								aria-label={t('home.slideOf', { index: index + 1, count: banners.length })}
								aria-current={index === current || undefined}
							/>
						))}
						<button
							type="button"
							className={styles.toggle}
							onClick={carousel.toggle}
							aria-label={playing ? t('home.pauseSlides') : t('home.playSlides')}
						>
							<Icon name={playing ? 'pause' : 'play'} size={16} />
						</button>
					</div>
					<button
						type="button"
						className={styles.side}
						onClick={() => carousel.go(1)}
						aria-label={t('home.nextSlide')}
					>
						<Icon name="right" />
					</button>
				</div>
			)}
		</section>
	);
}

type SlideProps = { banner: HomeBanner; first: boolean; inert: boolean; shown: boolean };

/**
 * A browser would fetch all lazy pictures of a sideways row at once. Here a slide gets its picture only when
 * it is the next one to be seen.
 */
function Slide({ banner, first, inert, shown }: SlideProps) {
	return (
		<Link to={banner.href} className={styles.link} tabIndex={inert ? -1 : undefined} draggable={false}>
			{first || shown ? (
				<SlidePicture banner={banner} first={first} />
			) : (
				<>
					<span className={styles.place}>{banner.title}</span>
					<noscript>
						<SlidePicture banner={banner} first={false} />
					</noscript>
				</>
			)}
		</Link>
	);
}

function SlidePicture({ banner, first }: Pick<SlideProps, 'banner' | 'first'>) {
	const webp = (width: number) => `${bannerPicture(banner.picture, width).webp} ${width}w`;
	return (
		<picture>
			<source type="image/webp" srcSet={[480, 640, 960, 1440].map(webp).join(', ')} sizes={SIZES} />
			<img
				className={styles.picture}
				src={bannerPicture(banner.picture, 960).jpg}
				width={1200}
				height={480}
				alt={banner.title}
				loading={first ? 'eager' : 'lazy'}
				fetchPriority={first ? 'high' : 'auto'}
				decoding={first ? 'sync' : 'async'}
				draggable={false}
			/>
		</picture>
	);
}
