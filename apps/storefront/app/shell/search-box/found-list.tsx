import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { cartProduct } from '../../platform/cart-product.ts';
import { Link } from '../../platform/link.tsx';
import { useTexts } from '../../platform/texts.tsx';
import { Price } from '../../ui/price.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { markedParts } from './marked-parts.ts';
import styles from './suggestions.module.css';
import type { FoundProducts } from './use-found-products.ts';

/** SEARCH-01 */
const SEE_ALL_OVER = 10;
/** More would not fit over a phone's keyboard, and nobody scrolls there. */
const PHONE_ROWS = 7;

type Props = {
	id: string;
	found: FoundProducts;
	activeId: string | undefined;
	onChoose: () => void;
	onRetry: () => void;
};

export function FoundList({ id, found, activeId, onChoose, onRetry }: Props) {
	const { language, t } = useTexts();
	if (found.hasFailed) {
		return (
			<p className={styles.note} role="alert">
				{t('search.failed')}
				<button type="button" className={styles.retry} onClick={onRetry}>
					{t('common.retry')}
				</button>
			</p>
		);
	}
	if (found.rows.length === 0) return <p className={styles.note}>{t('search.notFound')}</p>;
	const isWide = window.matchMedia('(min-width: 48rem)').matches;
	const rows = isWide ? found.rows : found.rows.slice(0, PHONE_ROWS);
	const option = (optionId: string) => ({
		id: optionId,
		role: 'option',
		tabIndex: -1,
		className: styles.option,
		onClick: onChoose,
		'aria-selected': optionId === activeId,
		// The focus stays in the field.
		onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
	});
	return (
		<div id={id} role="listbox" aria-label={t('search.title')} tabIndex={-1}>
			{rows.map((row) => {
				const product = cartProduct(row, language);
				return (
					<Link
						key={product.id}
						{...option(`${id}-${product.id}`)}
						to={addresses.product(product.categoryId, product.id)}
					>
						<ProductPicture className={styles.picture} file={product.picture} widths={[240]} size={48} />
						<span className={styles.name}>
							{markedParts(product.name, found.query).map(({ text, isMatch, at }) =>
								isMatch ? <mark key={at}>{text}</mark> : text,
							)}
						</span>
						<Price
							priceTenge={product.priceTenge}
							salePriceTenge={product.salePriceTenge}
							unitFactor={product.unitFactor}
						/>
					</Link>
				);
			})}
			{(found.count > SEE_ALL_OVER || found.count > rows.length) && (
				<Link
					{...option(`${id}-all`)}
					className={styles.all}
					to={`${addresses.search}?${new URLSearchParams({ query: found.query })}`}
				>
					{t('search.seeAll')}
					<span className={styles.count}>{found.count}</span>
					<Icon name="right" size={18} />
				</Link>
			)}
		</div>
	);
}
