import { displayedPriceTenge } from '@dukan/domain/base/money/money.ts';
import { formatTenge } from '@dukan/i18n/format/number.ts';
import { useTexts } from '../platform/texts.tsx';
import styles from './price.module.css';

type Props = {
	priceTenge: number;
	salePriceTenge?: number | undefined;
	unitFactor?: number;
	/** CHOOSE-01: true if other variants cost more. */
	isFrom?: boolean;
};

/** GEN-04: shows the price that the shopper pays and, on sale, the former one. */
export function Price({ priceTenge, salePriceTenge, unitFactor = 1, isFrom = false }: Props) {
	const { language, t } = useTexts();
	const amountOf = (tenge: number) => formatTenge(language, displayedPriceTenge(tenge, unitFactor));
	// An ordinary space stands before the currency, so that a long price can break there on the narrowest
	// cards.
	const shown = (tenge: number) => `${amountOf(tenge)} ${t('currency.manat')}`;
	const nowTenge = salePriceTenge ?? priceTenge;
	return (
		<p className={styles.price}>
			<span className={salePriceTenge === undefined ? styles.now : styles.reduced}>
				<span className="visually-hidden">{`${t('product.price')}: `}</span>
				{isFrom ? t('product.from', { amount: amountOf(nowTenge) }) : shown(nowTenge)}
			</span>
			{salePriceTenge !== undefined && (
				<s className={styles.before}>
					<span className="visually-hidden">{`${t('product.oldPrice')}: `}</span>
					{shown(priceTenge)}
				</s>
			)}
		</p>
	);
}
