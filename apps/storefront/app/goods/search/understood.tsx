import { tengeFromManat } from '@dukan/domain/base/money/money.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { Link } from '../../platform/link.tsx';
import { useRootData } from '../../platform/root-data.ts';
import { searchNotes } from '../../platform/search-notes.ts';
import { useTexts } from '../../platform/texts.tsx';
import chips from '../lists/filter-chips.module.css';
import styles from './search.module.css';
import type { UnderstoodQuery, Wish } from './understood-query.ts';

/**
 * FIND-01, FIND-02: shows what was read as a filter and which words were left out. Each filter is a link to
 * the search without it.
 */
export function Understood({ wishes, leftOut, smartId, said }: UnderstoodQuery) {
	const texts = useTexts();
	const { t } = texts;
	const smart = useRootData()?.menu.smart.find(({ id }) => String(id) === smartId);
	return (
		<>
			{searchNotes(said, texts).map((note) => (
				<p key={note} className={styles.said}>
					{note}
				</p>
			))}
			{leftOut && <p className={styles.leftOut}>{t('search.leftOut', { words: leftOut })}</p>}
			{wishes.length > 0 && (
				<ul className={chips.chips} aria-label={t('search.understood')}>
					{wishes.map((wish) => (
						<li key={wish.kind}>
							<Link className={chips.chip} to={wish.href} rel="nofollow">
								<span className="visually-hidden">{t('common.remove')}: </span>
								<WishText wish={wish} />
								<Icon name="close" size={16} />
							</Link>
						</li>
					))}
				</ul>
			)}
			{smart && (
				<p className={styles.leftOut}>
					{t('nav.smart')}: <Link to={smart.href}>{smart.name}</Link>
				</p>
			)}
		</>
	);
}

function WishText({ wish: { kind, value } }: { wish: Wish }) {
	const { language, t } = useTexts();
	const amount = () => formatTenge(language, tengeFromManat(Number(value)));
	const texts: Readonly<Record<Wish['kind'], () => string>> = {
		price_min: () => t('filter.priceFrom', { amount: amount() }),
		price_max: () => t('filter.priceTo', { amount: amount() }),
		sort: () => t(value === 'price' || value === '-price' ? `sort.${value}` : 'sort.new'),
		sale: () => t('filter.saleOnly'),
		in_stock: () => t('filter.inStockOnly'),
	};
	return texts[kind]();
}
