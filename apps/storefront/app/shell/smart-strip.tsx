import { Badge } from '@dukan/ui/badge.tsx';
import { Link } from '../platform/link.tsx';
import type { Menu } from '../platform/root-data.ts';
import { useTexts } from '../platform/texts.tsx';
import styles from './smart-strip.module.css';

/** NAV-04: shows the smart categories in a row, with a badge on new ones. */
export function SmartStrip({ links }: { links: Menu['smart'] }) {
	const { t } = useTexts();
	return (
		<nav className={styles.strip} aria-label={t('nav.smart')}>
			<ul className={styles.list}>
				{links.map(({ id, name, href, isNew }) => (
					<li key={id}>
						<Link className={styles.link} to={href}>
							{name}
							{isNew && <Badge look="new">{t('badge.new')}</Badge>}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
