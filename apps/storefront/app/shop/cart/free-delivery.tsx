import { formatTenge } from '@dukan/i18n/format/number.ts';
import { useRootData } from '../../platform/root-data.ts';
import { useTexts } from '../../platform/texts.tsx';
import styles from './free-delivery.module.css';

type Props = {
	goodsTenge: number;
	/**
	 * The sum from which delivery to the chosen district is free, or null if delivery there is never free. It
	 * is undefined until a district is chosen: the limit of the shop's own town is then shown with the town's
	 * name.
	 */
	freeFromTenge?: number | null;
};

/** Shows how much is missing until delivery is free. */
export function FreeDelivery({ goodsTenge, freeFromTenge }: Props) {
	const { language, t } = useTexts();
	const home = useRootData()?.shop.freeDelivery;
	const fromTenge = freeFromTenge === undefined ? home?.fromTenge : freeFromTenge;
	if (!fromTenge || goodsTenge === 0) return null;
	const leftTenge = fromTenge - goodsTenge;
	return (
		<div className={styles.line}>
			<p>
				{freeFromTenge === undefined && home && `${t('delivery.to', { place: home.place })}. `}
				{leftTenge > 0
					? t('delivery.freeLeft', { amount: formatTenge(language, leftTenge) })
					: t('delivery.free')}
			</p>
			<progress
				className={styles.bar}
				aria-label={t('delivery.free')}
				max={fromTenge}
				value={Math.min(goodsTenge, fromTenge)}
			/>
		</div>
	);
}
