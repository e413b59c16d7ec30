import { NO_PICTURE_FILE } from '@dukan/domain/shop/pictures/picture-addresses.ts';
import { Link, NavLink } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import type { SubcategoryLink } from './list-head.ts';
import styles from './subcategories.module.css';

/**
 * On the page of a category, shows links to its sub-categories with pictures. On the page of a sub-category,
 * shows links to the others as text.
 */
export function Subcategories({ links }: { links: readonly SubcategoryLink[] }) {
	const { t } = useTexts();
	if (links.length === 0) return null;
	const inPictures = links.some(({ picture }) => picture);
	return (
		<nav className={styles.row} aria-label={t('nav.subcategories')}>
			<ul className={inPictures ? styles.tiles : styles.words}>
				{links.map((link) => (
					<li key={link.id}>
						{inPictures ? (
							<Tile link={link} />
						) : (
							<NavLink className={styles.word} to={link.href}>
								{link.name}
							</NavLink>
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}

function Tile({ link: { name, href, picture } }: { link: SubcategoryLink }) {
	return (
		<Link className={styles.tile} to={href}>
			<ProductPicture
				className={styles.picture}
				file={picture ?? NO_PICTURE_FILE}
				widths={[240]}
				size={136}
			/>
			{name}
		</Link>
	);
}
