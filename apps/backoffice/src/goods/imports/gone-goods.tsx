import type { ImportWire } from '@dukan/domain/goods/imports/staff-imports.api.ts';
import { importsTexts } from '@dukan/i18n/texts/backoffice/imports-texts.ts';
import { priceListTexts } from '@dukan/i18n/texts/backoffice/price-list-texts.ts';
import { Link } from 'react-router';
import { useTexts } from '../../platform/texts.tsx';
import form from '../../ui/form.module.css';
import { Card } from '../../ui/page.tsx';
import styles from './imports.module.css';

/** GOODS-01: shows the supplier's goods that are missing in its new list. */
export function GoneGoods({ view: { gone, goneGoods, listGoods } }: { view: ImportWire }) {
	const { t } = useTexts(priceListTexts);
	const { t: sheets } = useTexts(importsTexts);
	return (
		<Card title={t('gone.title')}>
			<p className={form.hint}>{t(listGoods.hide ? 'gone.hidden' : 'gone.stay')}</p>
			{gone > goneGoods.length && <p>{sheets('errors.more', { count: goneGoods.length })}</p>}
			<ul className={styles.changes}>
				{goneGoods.map(({ id, name }) => (
					<li key={id}>
						<Link className={styles.link} to={`/products/${id}`}>
							{name} ({id})
						</Link>
					</li>
				))}
			</ul>
		</Card>
	);
}
