import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { cartProduct, costsFrom } from '../../platform/cart-product.ts';
import { Link } from '../../platform/link.tsx';
import { searchNotes } from '../../platform/search-notes.ts';
import { useTexts } from '../../platform/texts.tsx';
import { Price } from '../../ui/price.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { markedParts } from './marked-parts.ts';
import { PlaceOptions } from './place-options.tsx';
import { PopularQueries } from './query-list.tsx';
import styles from './suggestions.module.css';
import type { FoundProducts } from './use-found-products.ts';

/** SEARCH-01: if there are more results than this, a link to all of them is shown. */
const SEE_ALL_OVER = 10;
/** More rows would not fit above a phone's keyboard. */
const PHONE_ROWS = 7;
const PHONE_PLACES = 3;

type Props = {
	id: string;
	found: FoundProducts;
	/** Popular queries, offered when nothing is found. */
	popular: readonly string[];
	activeId: string | undefined;
	/** Called with a recent or popular query, or without an argument for the typed text. */
	onChoose: (query?: string) => void;
	onRetry: () => void;
};

export function FoundList({ id, found, popular, activeId, onChoose, onRetry }: Props) {
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
	const isWide = window.matchMedia('(min-width: 48rem)').matches;
	const rows = isWide ? found.rows : found.rows.slice(0, PHONE_ROWS);
	const option = (optionId: string) => ({
		id: optionId,
		role: 'option',
		tabIndex: -1,
		className: styles.option,
		onClick: () => onChoose(),
		'aria-selected': optionId === activeId,
		// Keeps the focus in the search field.
		onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
	});
	const isNothing = found.rows.length + found.places.length === 0;
	const places = isWide ? found.places : found.places.slice(0, PHONE_PLACES);
	const list = (
		<div id={id} role="listbox" aria-label={t('search.title')} tabIndex={-1}>
			{found.didYouMean && (
				<Link
					{...option(`${id}-meant`)}
					className={styles.all}
					to={searchAddress(found.didYouMean)}
					onClick={() => onChoose(found.didYouMean)}
				>
					{t('search.didYouMean')}: {found.didYouMean}
				</Link>
			)}
			<PlaceOptions id={id} places={places} activeId={activeId} onChoose={() => onChoose()} />
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
							isFrom={costsFrom(row)}
						/>
					</Link>
				);
			})}
			{(found.count > SEE_ALL_OVER || found.count > rows.length) && (
				<Link {...option(`${id}-all`)} className={styles.all} to={searchAddress(found.query)}>
					{t('search.seeAll')}
					<span className={styles.count}>{found.count}</span>
					<Icon name="right" size={18} />
				</Link>
			)}
			{isNothing && popular.length > 0 && (
				<PopularQueries id={`${id}-popular`} queries={popular} activeId={activeId} onChoose={onChoose} />
			)}
			{isNothing && (
				<Link {...option(`${id}-categories`)} className={styles.all} to={addresses.categories}>
					{t('search.inCategories')}
					<Icon name="right" size={18} />
				</Link>
			)}
		</div>
	);
	return (
		<>
			{searchNotes(found.understood).map(({ text, query, amountTenge }) => (
				<p key={text} className={styles.note}>
					{t(text, { query, amount: formatTenge(language, amountTenge) })}
				</p>
			))}
			{isNothing && <p className={styles.note}>{t('search.notFound')}</p>}
			{list}
		</>
	);
}

const searchAddress = (query: string) => `${addresses.search}?${new URLSearchParams({ query })}`;
