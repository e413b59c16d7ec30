import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { classNames } from '@dukan/ui/class-names.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '../platform/link.tsx';
import { useTexts } from '../platform/texts.tsx';
import styles from './catalogue-panel.module.css';
import type { Menu } from './menu.ts';

const PANEL_ID = 'catalogue-panel';

/** Opens the panel without script. Where there is none, or the browser knows no popovers, it leads to the category index. */
export function CatalogueButton({
	className,
	look,
}: {
	className?: string | undefined;
	look: 'bar' | 'thumb';
}) {
	const { t } = useTexts();
	const navigate = useNavigate();
	return (
		<button
			type="button"
			className={classNames(look === 'bar' && styles.button, className)}
			popoverTarget={PANEL_ID}
			onClick={() => !document.getElementById(PANEL_ID)?.showPopover && navigate(addresses.categories)}
		>
			<Icon name="catalogue" size={look === 'bar' ? 22 : 24} />
			<span>{t('nav.catalogue')}</span>
		</button>
	);
}

/** NAV-05: all categories with their sub-categories, and the brands; a sheet on phones, a wide panel elsewhere. */
export function CataloguePanel({ menu }: { menu: Menu }) {
	const { t } = useTexts();
	const ref = useRef<HTMLElement>(null);
	const close = () => ref.current?.hidePopover?.();
	return (
		<nav ref={ref} id={PANEL_ID} popover="auto" className={styles.panel} aria-label={t('nav.catalogue')}>
			<div className={styles.head}>
				<h2>{t('nav.catalogue')}</h2>
				<button
					type="button"
					className={styles.close}
					popoverTarget={PANEL_ID}
					popoverTargetAction="hide"
					aria-label={t('common.close')}
				>
					<Icon name="close" />
				</button>
			</div>
			<div className={styles.columns}>
				<p className={styles.group}>
					<Link className={styles.category} to={addresses.categories} onClick={close}>
						<Icon name="catalogue" size={22} />
						{t('nav.categories')}
					</Link>
					<Link className={styles.category} to={addresses.allBrands} onClick={close}>
						<Icon name="tag" size={22} />
						{t('nav.allBrands')}
					</Link>
				</p>
				{menu.categories.map((category) => (
					<div key={category.id} className={styles.group}>
						<Link className={styles.category} to={category.href} onClick={close}>
							<Icon name={category.icon} size={22} />
							{category.name}
						</Link>
						<ul>
							{category.subcategories.map((subcategory) => (
								<li key={subcategory.id}>
									<Link className={styles.subcategory} to={subcategory.href} onClick={close}>
										{subcategory.name}
									</Link>
								</li>
							))}
						</ul>
					</div>
				))}
			</div>
		</nav>
	);
}
