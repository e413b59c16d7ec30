import { MAX_STARS } from '@dukan/domain/goods/reviews/review-rules.ts';
// A common style: one that a screen shares with a lazy dialog has another address than the prefetched file.
import styles from '../../ui/stars.module.css';

/** Draws that many full stars; the text says it to screen readers. */
export function Stars({ stars, text }: { stars: number; text: string }) {
	const full = Math.round(stars);
	return (
		<span className={styles.stars} role="img" aria-label={text}>
			<span className={styles.full}>{'★'.repeat(full)}</span>
			<span className={styles.empty}>{'★'.repeat(MAX_STARS - full)}</span>
		</span>
	);
}
