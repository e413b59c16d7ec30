import { localizedText } from '@dukan/domain/base/language/language.ts';
import { formatInteger, formatPrice } from '@dukan/i18n/format/number.ts';
import { stockTexts } from '@dukan/i18n/texts/backoffice/stock-texts.ts';
import { useParams } from 'react-router';
import { useMember } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useRead } from '../../platform/use-read.ts';
import form from '../../ui/form.module.css';
import { Card, Page, Waiting } from '../../ui/page.tsx';
import { CodesCard } from './codes-card.tsx';
import { MinimumForm } from './minimum-form.tsx';
import { MoveForm } from './move-form.tsx';
import { MovementList } from './movement-list.tsx';
import { SerialsForm } from './serials-form.tsx';
import styles from './stock.module.css';

/** STOCK-01: shows the stock of a product, and every movement behind it. */
export function Component() {
	const { t, language } = useTexts(stockTexts);
	const { id = '' } = useParams();
	const { may } = useMember();
	const query = useRead(`stock/${encodeURIComponent(id)}`);
	const product = query.data;
	if (!product)
		return (
			<Page title={t('stock.link')} back={{ to: '/products', title: t('stock.link') }}>
				<Waiting error={query.error} retry={() => void query.refetch()} />
			</Page>
		);
	const name = localizedText({ en: product.nameEn, ru: product.nameRu, tm: product.nameTm }, language);
	return (
		<Page title={t('stock.title', { name })} back={{ to: `/products/${product.id}`, title: name }}>
			<div className={styles.columns}>
				<div className={styles.side}>
					<Card title={t('stock.now')}>
						<p className={styles.now}>{formatInteger(language, product.stock)}</p>
						<p>
							{t('stock.held')}: <strong>{formatInteger(language, product.held)}</strong>
						</p>
						{product.costTenge !== null && (
							<p>
								{t('stock.cost')}: <strong>{formatPrice(language, product.costTenge)}</strong>
								{product.marginPercent !== null &&
									`, ${t('stock.margin', { percent: product.marginPercent })}`}
							</p>
						)}
						<p className={form.hint}>{t('stock.hint')}</p>
					</Card>
					{may('editStock') && <MoveForm productId={product.id} />}
					{may('editStock') && <MinimumForm productId={product.id} minimum={product.minimum} />}
					{may('editCatalogue') && <SerialsForm productId={product.id} />}
					<CodesCard productId={product.id} />
				</div>
				<MovementList productId={product.id} />
			</div>
		</Page>
	);
}
