import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { Link } from 'react-router';
import { useTexts } from '../platform/texts.tsx';
import styles from './breadcrumbs.module.css';
import { Icon } from './icon.tsx';

/** The way from home to here. */
export function Breadcrumbs({
	way = [],
	here,
}: {
	way?: readonly { name: string; href: string }[];
	here: string;
}) {
	const { t } = useTexts();
	return (
		<nav aria-label={t('nav.breadcrumbs')}>
			<ol className={styles.list}>
				{[{ name: t('nav.home'), href: addresses.home }, ...way].map(({ name, href }) => (
					<li key={href}>
						<Link className={styles.link} to={href}>
							{name}
							<Icon name="right" size={16} />
						</Link>
					</li>
				))}
				<li aria-current="page">{here}</li>
			</ol>
		</nav>
	);
}
