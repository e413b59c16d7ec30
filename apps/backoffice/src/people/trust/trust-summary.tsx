import type { CustomerTrustWire } from '@dukan/domain/people/trust/trust.api.ts';
import { formatInteger, formatPrice } from '@dukan/i18n/format/number.ts';
import { trustTexts } from '@dukan/i18n/texts/backoffice/trust-texts.ts';
import { Badge } from '@dukan/ui/badge.tsx';
import { useTexts } from '../../platform/texts.tsx';

/** S18: shows the degree of trust with its reason, the person's open orders, and the limits for them. */
export function TrustSummary({ trust }: { trust: CustomerTrustWire }) {
	const { t, language } = useTexts(trustTexts);
	const { degree, phoneConfirmed, completedOrders, allowed } = trust;
	const why =
		degree === 'vouched'
			? t('why.vouched')
			: t('why.orders', {
					phone: t(phoneConfirmed ? 'why.phoneConfirmed' : 'why.phoneUnconfirmed'),
					orders: formatInteger(language, completedOrders),
				});
	const amounts = (of: NonNullable<CustomerTrustWire['allowed']>) =>
		t('held.now', {
			orders: formatInteger(language, of.openOrders),
			pieces: formatInteger(language, of.pieces),
			sum: formatPrice(language, of.sumTenge),
		});
	return (
		<>
			<Badge look={degree === 'unconfirmed' ? 'sale' : 'quiet'}>{t(`degree.${degree}`)}</Badge> {why}
			<br />
			{t('held.title')}: {amounts(trust)}
			<br />
			{t('held.allowed')}: {allowed ? amounts(allowed) : t('held.noLimit')}
		</>
	);
}
