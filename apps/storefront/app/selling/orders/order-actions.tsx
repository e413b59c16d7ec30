import type { OrderWire } from '@dukan/domain/selling/orders/orders.api.ts';
import { Button } from '@dukan/ui/button.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './order-card.module.css';
import { useOrderAgain } from './use-order-again.ts';

type Props = {
	order: OrderWire;
	token: string;
	onChange: (order: OrderWire) => void;
	children: ReactNode;
};

/** Shows the actions of an order. `children` are further actions. */
export function OrderActions({ order, token, onChange, children }: Props) {
	const { t } = useAccountTexts();
	const [cancelling, setCancelling] = useState(false);
	const again = useOrderAgain(order);
	const repeat = useRef<HTMLButtonElement>(null);
	const hadButton = useRef(order.can_cancel);
	// The cancel button disappears when the order can no longer be cancelled, which the event stream may
	// report while the dialog is still open. The focus then moves to the other button.
	useEffect(() => {
		const hasButton = order.can_cancel || cancelling;
		if (hadButton.current && !hasButton && document.activeElement === document.body)
			repeat.current?.focus({ preventScroll: true });
		hadButton.current = hasButton;
	}, [order.can_cancel, cancelling]);
	return (
		<div className={styles.actions}>
			{children}
			<Button ref={repeat} look="secondary" busy={again.busy} onClick={again.add}>
				{t('order.repeat')}
			</Button>
			{order.can_cancel && (
				<Button look="quiet" onClick={() => setCancelling(true)}>
					{t('order.cancel')}
				</Button>
			)}
			{cancelling && (
				<CancelDialog order={order} token={token} onClose={() => setCancelling(false)} onChange={onChange} />
			)}
		</div>
	);
}
