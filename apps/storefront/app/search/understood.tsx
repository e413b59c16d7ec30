import { addresses } from '@dukan/domain/addresses/addresses.ts';
import { tengeFromManat } from '@dukan/domain/money/money.ts';
import type { UnderstoodWire } from '@dukan/domain/search/search.api.ts';
import { withoutWords } from '@dukan/domain/search/without-words.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import chips from '../catalogue/lists/filter-chips.module.css';
import { FIRST_STATE, listAddress } from '../catalogue/lists/list-state.ts';
import { Link } from '../platform/link.tsx';
import { useRootData } from '../platform/root-data.ts';
import { useTexts } from '../platform/texts.tsx';
import styles from './search.module.css';

type Props = { query: string; understood: readonly UnderstoodWire[] };

/** FIND-01, FIND-02: what was read as a wish, each a link to the search without it; and which words were left out. */
export function Understood({ query, understood }: Props) {
	const { t } = useTexts();
	const wishes = understood.filter(({ kind }) => kind !== 'left_out' && kind !== 'smart');
	const leftOut = understood.filter(({ kind }) => kind === 'left_out').map(({ text }) => text);
	return (
		<>
			{leftOut.length > 0 && (
				<p className={styles.leftOut}>{t('search.leftOut', { words: leftOut.join(', ') })}</p>
			)}
			{wishes.length > 0 && (
				<ul className={chips.chips} aria-label={t('search.understood')}>
					{wishes.map((wish) => (
						<li key={wish.kind}>
							<Link
								className={chips.chip}
								to={listAddress(
									{ path: addresses.search, query: withoutWords(query, wish.text) },
									FIRST_STATE,
								)}
								rel="nofollow"
							>
								<span className="visually-hidden">{t('common.remove')}: </span>
								<WishText wish={wish} />
								<Icon name="close" size={16} />
							</Link>
						</li>
					))}
				</ul>
			)}
			<SmartLink understood={understood} />
		</>
	);
}

function WishText({ wish: { kind, value } }: { wish: UnderstoodWire }) {
	const { language, t } = useTexts();
	if (kind === 'price_min' || kind === 'price_max') {
		const amount = formatTenge(language, tengeFromManat(Number(value)));
		return t(kind === 'price_min' ? 'filter.priceFrom' : 'filter.priceTo', { amount });
	}
	if (kind === 'sale') return t('filter.saleOnly');
	if (kind === 'in_stock') return t('filter.inStockOnly');
	return t(value === 'price' || value === '-price' ? `sort.${value}` : 'sort.new');
}

/** The smart category whose goods are shown. */
function SmartLink({ understood }: { understood: readonly UnderstoodWire[] }) {
	const { t } = useTexts();
	const smartId = understood.find(({ kind }) => kind === 'smart')?.value;
	const smart = useRootData()?.menu.smart.find(({ id }) => String(id) === smartId);
	if (!smart) return null;
	return (
		<p className={styles.leftOut}>
			{t('nav.smart')}: <Link to={smart.href}>{smart.name}</Link>
		</p>
	);
}
