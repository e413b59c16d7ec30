import { productPicture } from '@dukan/domain/pictures/picture-addresses.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTexts } from '../platform/texts.tsx';
import { Icon } from '../ui/icon.tsx';
import { slideTo } from '../ui/slide-to.ts';
import { useCurrentSlide } from '../ui/use-current-slide.ts';
import styles from './gallery.module.css';

const Zoom = lazy(async () => ({ default: (await import('./zoom.tsx')).Zoom }));

const SIZES = '(min-width: 64rem) 36rem, 92vw';

/** A row to swipe, with a counter; small pictures below choose where there is room. Swiping needs no script. */
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
				{pictures.map((picture, index) => {
					const small = productPicture(picture, 480);
					const large = productPicture(picture, 960);
					return (
						<li key={picture} className={styles.slide}>
							{/* Without script the large picture opens by itself. */}
							<a
								href={large.jpg}
								onClick={(event) => {
									event.preventDefault();
									setZoomed(index);
								}}
							>
								<picture>
									<source type="image/webp" srcSet={`${small.webp} 480w, ${large.webp} 960w`} sizes={SIZES} />
									<img
										className={styles.picture}
										src={large.jpg}
										width={960}
										height={960}
										alt={`${name}. ${label(index)}`}
										loading={index === 0 ? 'eager' : 'lazy'}
										fetchPriority={index === 0 ? 'high' : 'auto'}
									/>
								</picture>
								<span className="visually-hidden">{t('product.zoom')}</span>
							</a>
						</li>
					);
				})}
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
							<picture>
								<source type="image/webp" srcSet={productPicture(picture, 240).webp} />
								<img src={productPicture(picture, 240).jpg} width={80} height={80} alt="" loading="lazy" />
							</picture>
						</button>
					))}
				</div>
			)}
			{zoomed !== undefined && (
				<Suspense>
					<Zoom name={name} pictures={pictures} start={zoomed} onClose={() => setZoomed(undefined)} />
				</Suspense>
			)}
		</div>
	);
}
