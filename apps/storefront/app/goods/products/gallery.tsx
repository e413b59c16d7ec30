import { productPicture } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { useRef, useState } from 'react';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { slideTo } from '../../ui/slide-to.ts';
import { useCurrentSlide } from '../../ui/use-current-slide.ts';
import styles from './gallery.module.css';

const Zoom = lazyPart(async () => (await import('./zoom.tsx')).Zoom);

/**
 * On phones pictures are requested at less than their true width, as on cards. All pictures together then
 * cost as much as one would otherwise. The zoom view fetches the large one.
 */
const SIZES = '(min-width: 64rem) 36rem, 66vw';

/**
 * A row to swipe, with a counter. On wider screens, small pictures below choose the visible one. Swiping
 * needs no script.
 */
export function Gallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
	const { t } = useTexts();
	const row = useRef<HTMLUListElement>(null);
	const current = useCurrentSlide(row);
	const [zoomed, setZoomed] = useState<number>();
	const show = (index: number) => {
		const track = row.current;
		const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
		if (track) void slideTo(track, index * track.clientWidth, still);
	};
	const label = (index: number) => t('product.photoOf', { index: index + 1, count: pictures.length });
	return (
		<div className={styles.gallery}>
			<ul ref={row} className={styles.row} aria-label={name}>
				{pictures.map((picture, index) => (
					<li key={picture} className={styles.slide}>
						{/* Without script the link opens the large picture. */}
						<a
							// Only the visible picture is a tab stop. The small pictures below choose which
							// one is visible.
							tabIndex={index === current ? undefined : -1}
							href={productPicture(picture, 960).jpg}
							onClick={(event) => {
								event.preventDefault();
								setZoomed(index);
							}}
						>
							<ProductPicture
								className={styles.picture}
								file={picture}
								widths={[480, 960]}
								sizes={SIZES}
								size={960}
								alt={`${name}. ${label(index)}`}
								eager={index === 0}
							/>
							<span className="visually-hidden">{t('product.zoom')}</span>
						</a>
					</li>
				))}
			</ul>
			<p className={styles.counter} aria-hidden="true">
				<Icon name="zoom" size={18} />
				{current + 1}/{pictures.length}
			</p>
			{pictures.length > 1 && (
				<div className={styles.thumbs}>
					{pictures.map((picture, index) => (
						<button
							key={picture}
							type="button"
							className={styles.thumb}
							onClick={() => show(index)}
							aria-label={label(index)}
							aria-current={index === current || undefined}
						>
							<ProductPicture file={picture} widths={[240]} size={80} />
						</button>
					))}
				</div>
			)}
			{zoomed !== undefined && (
				<Zoom
					name={name}
					pictures={pictures}
					start={zoomed}
					onClose={() => setZoomed(undefined)}
					onFailed={() => setZoomed(undefined)}
				/>
			)}
		</div>
	);
}
