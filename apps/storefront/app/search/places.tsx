import type { PlaceWire } from '@dukan/domain/search/search.api.ts';
import { Link } from '../platform/link.tsx';
import { useTexts } from '../platform/texts.tsx';
import styles from './search.module.css';

/** FIND-05: pages of the shop that the query names. */
export function Places({ places }: { places: readonly PlaceWire[] }) {
	const { language } = useTexts();
	if (places.length === 0) return null;
	return (
		<ul className={`${styles.categories} ${styles.places}`}>
			{places.map((place) => (
				<li key={place.path}>
					<Link className={styles.category} to={place.path}>
						{place[`name_${language}`]}
					</Link>
				</li>
			))}
		</ul>
	);
}
