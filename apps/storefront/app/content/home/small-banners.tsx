import { bannerPicture } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import { useTexts } from '../../platform/texts.tsx';
import type { HomeBanner } from './home-data.ts';
import styles from './small-banners.module.css';

/**
 * On phones pictures are requested at less than their true width. This saves half the bytes and is hardly
 * visible.
 */
const SIZES = '(min-width: 75rem) 15rem, (min-width: 48rem) 23vw, 30vw';

/** HOME-04: each banner opens its link in a new tab. */
export function SmallBanners({ banners }: { banners: readonly HomeBanner[] }) {
	const { t } = useTexts();
	return (
		<ul className={styles.list}>
			{banners.map(({ title, href, picture }) => {
				const small = bannerPicture(picture, 240);
				const large = bannerPicture(picture, 480);
				return (
					<li key={href + picture}>
						<a className={styles.link} href={href} target="_blank" rel="noopener">
							<picture>
								<source type="image/webp" srcSet={`${small.webp} 240w, ${large.webp} 480w`} sizes={SIZES} />
								<img
									className={styles.picture}
									src={large.jpg}
									width={480}
									height={240}
									alt={`${title} (${t('home.opensNewTab')})`}
									decoding="async"
								/>
							</picture>
						</a>
					</li>
				);
			})}
		</ul>
	);
}
