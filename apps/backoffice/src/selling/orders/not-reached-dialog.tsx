import type { OrderCallsWire } from '@dukan/domain/selling/desk/desk-calls.api.ts';
import type { StaffOrderWire } from '@dukan/domain/selling/orders/staff-orders.api.ts';
import { deskTexts } from '@dukan/i18n/texts/backoffice/desk-texts.ts';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { CallAgainDialog } from '../call-me/call-again-dialog.tsx';

type Props = {
	order: StaffOrderWire;
	/** Calls so far, as this page knows them. */
	attempts: number;
	onClose: () => void;
	onDone: (calls: OrderCallsWire) => void;
};

/** DESK-03: the customer of an order was not reached. */
export function NotReachedDialog({ order, attempts, onClose, onDone }: Props) {
	const { t } = useTexts(deskTexts);
	return (
		<CallAgainDialog
			title={t('queue.notReachedTitle', { number: order.number })}
			run={(callBackAt) => change(`order_attempt/${order.id}`, { attempts, callBackAt })}
			changes={['orders']}
			onClose={onClose}
			onDone={onDone}
		/>
	);
}
