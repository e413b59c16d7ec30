import type { PromoWire } from '@dukan/domain/selling/promotions/promotions.api.ts';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './promo-applied.module.css';

/** PRICE-03: names the promotion and its gifts or free delivery. */
export function PromoApplied({ promo }: { promo: PromoWire | undefined }) {
	const { language, t } = useAccountTexts();
	if (!promo) return null;
	const gifts = [
		promo.delivery_discount > 0 && t('promo.freeDelivery'),
		promo.gift && t('promo.gift', { name: promo.gift[`p_name_${language}`] }),
	].filter(Boolean);
	return (
		<p className={styles.promo} role="status">
			<strong>{t('promo.applied', { name: promo[`name_${language}`] })}</strong>
			{gifts.map((gift) => (
				<span key={String(gift)}>{gift}</span>
			))}
		</p>
	);
}
