import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../../platform/link.tsx';
import { pageContext } from '../../platform/page-context.server.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useRootData } from '../../platform/root-data.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import type { Route } from './+types/categories.screen.ts';
import styles from './categories.module.css';

/** The root of the page has read the categories already, so only their pictures are read here. */
export async function loader({ context }: Route.LoaderArgs) {
	const { shop } = context.get(pageContext);
	const categories = await shop.categories();
	const pictures = await shop.subcategoryPictures(categories.map(({ k_id }) => k_id));
	return new Map(
		categories.map(({ k_id, sub_categories }) => [
			k_id,
			sub_categories.map(({ sc_id }) => pictures.get(sc_id)).find(Boolean),
		]),
	);
}

/** CAT-01: the category index. */
export default function CategoriesScreen({ loaderData: pictures }: Route.ComponentProps) {
	const { t } = useTexts();
	const categories = useRootData()?.menu.categories ?? [];
	return (
		<div className={`content ${styles.page}`}>
			<PageHead title={t('nav.categories')} description={categories.map(({ name }) => name).join(', ')} />
			<Breadcrumbs here={t('nav.categories')} />
			<h1 className={styles.title}>{t('nav.categories')}</h1>
			<ul className={styles.grid}>
				{categories.map(({ id, name, href, icon, subcategories }) => {
					const picture = pictures.get(id);
					return (
						<li key={id} className={styles.category}>
							<h2>
								<Link className={styles.name} to={href}>
									{picture ? (
										<ProductPicture className={styles.picture} file={picture} widths={[240]} size={88} />
									) : (
										<Icon name={icon} size={28} />
									)}
									<span>{name}</span>
								</Link>
							</h2>
							<ul>
								{subcategories.map((subcategory) => (
									<li key={subcategory.id}>
										<Link className={styles.subcategory} to={subcategory.href}>
											{subcategory.name}
										</Link>
									</li>
								))}
							</ul>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
