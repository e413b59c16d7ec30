import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { salePercent } from '@dukan/domain/money/money.ts';
import { productPicture } from '@dukan/domain/pictures/picture-addresses.ts';
import { data, Link, redirect } from 'react-router';
import { ProductSection } from '../catalogue/product-section.tsx';
import { pageContext } from '../platform/page-context.server.ts';
import { PageHead } from '../platform/page-head.tsx';
import { useTexts } from '../platform/texts.tsx';
import { Badge } from '../ui/badge.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Icon } from '../ui/icon.tsx';
import { Price } from '../ui/price.tsx';
import type { Route } from './+types/product.screen.ts';
import { Gallery } from './gallery.tsx';
import styles from './product.module.css';
import { productData } from './product-data.ts';

const LOW_STOCK = 3;

/** CAT-03: the product decides; a wrong category in the address leads to the right one. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { shop, language } = context.get(pageContext);
	const shown = /^[1-9]\d{0,8}$/.test(params.productId)
		? await shop.product(Number(params.productId))
		: undefined;
	if (!shown) throw data(null, { status: 404 });
	const { categoryKId, p_id } = shown.product;
	if (params.categoryId !== String(categoryKId)) throw redirect(addresses.product(categoryKId, p_id), 301);
	return productData(shown, language);
}

export default function ProductScreen({ loaderData: product }: Route.ComponentProps) {
	const { t } = useTexts();
	const { card, brand, description, attributes, related, limit } = product;
	const subcategory = product.way.at(-1);
	return (
		<div className={`content ${styles.page}`}>
			<PageHead
				title={card.name}
				description={description}
				picture={{ src: productPicture(card.picture, 960).jpg, width: 960, height: 960 }}
				type="product"
			/>
			<Breadcrumbs way={product.way} here={card.name} />
			<div className={styles.top}>
				<Gallery key={card.id} name={card.name} pictures={product.pictures} />
				<div className={styles.facts}>
					<p className={styles.badges}>
						{card.salePriceTenge !== undefined && (
							<Badge look="sale">
								{t('badge.salePercent', { percent: salePercent(card.priceTenge, card.salePriceTenge) })}
							</Badge>
						)}
						{card.isNew && <Badge look="new">{t('badge.new')}</Badge>}
						{limit > 0 && <Badge look="quiet">{t('badge.limited')}</Badge>}
					</p>
					<h1 className={styles.name}>{card.name}</h1>
					<p className={styles.small}>
						{t('product.brand')}: <Link to={brand.href}>{brand.name}</Link> · {t('product.code')}: {card.id}
					</p>
					<div className={styles.price}>
						<Price {...card} />
					</div>
					<p className={card.stock > 0 ? styles.inStock : styles.small}>
						<Icon name={card.stock > 0 ? 'check' : 'close'} size={20} />
						{stockText(t, card.stock)}
					</p>
					{limit > 0 && <p className={styles.small}>{t('product.limitPerOrder', { count: limit })}</p>}
					<Link className={styles.delivery} to={addresses.page('payment')}>
						<Icon name="pin" />
						{t('product.deliveryAndPayment')}
						<Icon name="right" size={18} />
					</Link>
					<h2 className={styles.title}>{t('product.description')}</h2>
					<p className={styles.description}>{description}</p>
				</div>
			</div>
			<section aria-labelledby="specs">
				<h2 className={styles.title} id="specs">
					{t('product.specs')}
				</h2>
				<dl className={styles.specs}>
					{attributes.map(({ key, name, value }) => (
						<div key={key}>
							<dt>{name}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			</section>
			{related.length > 0 && subcategory && (
				<ProductSection
					id="similar"
					title={t('product.similar')}
					href={subcategory.href}
					products={related.slice(0, 5)}
				/>
			)}
		</div>
	);
}

function stockText(t: ReturnType<typeof useTexts>['t'], stock: number): string {
	if (stock === 0) return t('product.outOfStock');
	return stock <= LOW_STOCK ? t('product.lowStock', { count: stock }) : t('product.inStock');
}
