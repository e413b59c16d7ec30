import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { plural } from '@dukan/i18n/translate.ts';
import { Link } from '../../platform/link.tsx';
import { pageContext } from '../../platform/page-context.server.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Route } from './+types/brands.screen.ts';
import styles from './brands.module.css';

export async function loader({ context }: Route.LoaderArgs) {
	const brands = await context.get(pageContext).shop.brands();
	return brands.map(({ id, name, count }) => ({ id, name, count }));
}

export default function BrandsScreen({ loaderData: brands }: Route.ComponentProps) {
	const { language, t } = useTexts();
	return (
		<div className={`content ${styles.page}`}>
			<PageHead title={t('nav.allBrands')} description={brands.map(({ name }) => name).join(', ')} />
			<Breadcrumbs here={t('nav.allBrands')} />
			<h1 className={styles.title}>{t('nav.allBrands')}</h1>
			<ul className={styles.grid}>
				{brands.map(({ id, name, count }) => (
					<li key={id}>
						<Link className={styles.brand} to={addresses.brand(id)}>
							<strong>{name}</strong>
							<span>{plural(language, 'item', count)}</span>
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
