import type { DeliveryOptionsWire } from '@dukan/domain/selling/orders/orders.api.ts';
import type { DeliveryKind } from '@dukan/domain/selling/orders/quote.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './checkout.module.css';
import { checkoutDraft } from './checkout-draft.ts';
import { isClosed } from './delivery-price.ts';

type Props = { chosen: DeliveryKind; options: DeliveryOptionsWire | undefined };

/** ORDER-03: the chosen kind of delivery is not available here. A button chooses another one. */
export function ClosedDelivery({ chosen, options }: Props) {
	const { t } = useAccountTexts();
	if (!isClosed(chosen, options)) return null;
	const isServed = !isClosed('courier', options);
	const closed = options?.courier.available ? 'delivery.noDays' : 'delivery.restricted';
	return (
		<div className={styles.closed} role="alert">
			<p>{t(isServed ? 'delivery.expressUnavailable' : closed)}</p>
			<Button
				look="secondary"
				onClick={({ currentTarget: { form } }) => {
					checkoutDraft.dispatch({ type: 'set', fields: { delivery: isServed ? 'courier' : 'pickup' } });
					// This button disappears, so the focus moves to the kind that it has chosen.
					requestAnimationFrame(() =>
						form?.querySelector<HTMLElement>('input[name=delivery]:checked')?.focus(),
					);
				}}
			>
				{t(isServed ? 'delivery.standard' : 'delivery.pickupOffer')}
			</Button>
		</div>
	);
}
