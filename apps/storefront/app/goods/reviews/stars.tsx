import { MAX_STARS } from '@dukan/domain/goods/reviews/review-rules.ts';
// The style is among the common ones. If only a screen and a lazy dialog shared it, its address would differ
// from that of the prefetched file.
import styles from '../../ui/stars.module.css';

/** Shows that many full stars. Screen readers read the text instead. */
export function Stars({ stars, text }: { stars: number; text: string }) {
	const full = Math.round(stars);
	return (
		<span className={styles.stars} role="img" aria-label={text}>
			<span className={styles.full}>{'★'.repeat(full)}</span>
			<span className={styles.empty}>{'★'.repeat(MAX_STARS - full)}</span>
		</span>
	);
}
