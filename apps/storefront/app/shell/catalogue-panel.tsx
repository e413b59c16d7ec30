import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { classNames } from '@dukan/ui/class-names.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { type MouseEvent, useRef } from 'react';
import { Link } from '../platform/link.tsx';
import type { Menu } from '../platform/root-data.ts';
import { useTexts } from '../platform/texts.tsx';
import { useShopNavigate } from '../platform/use-shop-navigate.ts';
import { StaticHtml } from '../slow-connection/static-html.tsx';
import styles from './catalogue-panel.module.css';

export const CATALOGUE_PANEL_ID = 'catalogue-panel';

/**
 * Opens the panel without script. Where there is no panel, or the browser does not know popovers, script
 * opens the category index instead.
 */
export function CatalogueButton({
	className,
	look,
}: {
	className?: string | undefined;
	look: 'bar' | 'thumb';
}) {
	const { t } = useTexts();
	const navigate = useShopNavigate();
	return (
		<button
			type="button"
			className={classNames(look === 'bar' && styles.button, className)}
			popoverTarget={CATALOGUE_PANEL_ID}
			onClick={() =>
				!document.getElementById(CATALOGUE_PANEL_ID)?.showPopover && navigate(addresses.categories)
			}
		>
			<Icon name="catalogue" size={look === 'bar' ? 22 : 24} />
			<span>{t('nav.catalogue')}</span>
		</button>
	);
}

/**
 * NAV-05: shows all categories with their sub-categories, and the brands. The panel is a sheet on phones and
 * wide elsewhere.
 */
export function CataloguePanel({ menu }: { menu: Menu }) {
	const { t } = useTexts();
	const ref = useRef<HTMLElement>(null);
	const closeAfterLink = ({ target }: MouseEvent) =>
		target instanceof Element && target.closest('a') && ref.current?.hidePopover?.();
	return (
		<StaticHtml
			as="nav"
			ref={ref}
			id={CATALOGUE_PANEL_ID}
			popover="auto"
			className={styles.panel}
			aria-label={t('nav.catalogue')}
			onClick={closeAfterLink}
		>
			<CataloguePanelContent menu={menu} />
		</StaticHtml>
	);
}

export function CataloguePanelContent({ menu }: { menu: Menu }) {
	const { t } = useTexts();
	return (
		<>
			<div className={styles.head}>
				<h2>{t('nav.catalogue')}</h2>
				<button
					type="button"
					className={styles.close}
					popoverTarget={CATALOGUE_PANEL_ID}
					popoverTargetAction="hide"
					aria-label={t('common.close')}
				>
					<Icon name="close" />
				</button>
			</div>
			<div className={styles.columns}>
				<p className={styles.group}>
					<Link className={styles.category} to={addresses.categories}>
						<Icon name="catalogue" size={22} />
						{t('nav.categories')}
					</Link>
					<Link className={styles.category} to={addresses.allBrands}>
						<Icon name="tag" size={22} />
						{t('nav.allBrands')}
					</Link>
				</p>
				{menu.categories.map((category) => (
					<div key={category.id} className={styles.group}>
						<Link className={styles.category} to={category.href}>
							<Icon name={category.icon} size={22} />
							{category.name}
						</Link>
						<ul>
							{category.subcategories.map((subcategory) => (
								<li key={subcategory.id}>
									<Link className={styles.subcategory} to={subcategory.href}>
										{subcategory.name}
									</Link>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</>
	);
}
