import { MAX_BAN_NOTE_LENGTH } from '@dukan/domain/running/customers/customer-rules.ts';
import type { CustomerWire } from '@dukan/domain/running/customers/staff-customers.api.ts';
import { customersTexts } from '@dukan/i18n/texts/backoffice/customers-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { Dialog } from '@dukan/ui/dialog.tsx';
import { Checkbox, Field } from '@dukan/ui/field.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import form from '../../ui/form.module.css';
import { Form } from '../../ui/form.tsx';

/** Bans a customer or lifts the ban. Both need a reason. */
export function BanDialog({ customer, onClose }: { customer: CustomerWire; onClose: () => void }) {
	const { t } = useTexts(customersTexts);
	const { id, name, banned } = customer;
	const [reason, setReason] = useState('');
	const [cancelOrders, setCancelOrders] = useState(true);
	const { save, busy, problem } = useSave({
		run: () =>
			banned
				? change(`customer_unban/${id}`, { reason })
				: change(`customer_ban/${id}`, { reason, cancelOrders }),
		changes: ['customer', 'customers', 'customer_sessions', 'customer_orders', 'orders'],
		said: t(banned ? 'ban.liftedNow' : 'ban.bannedNow'),
		onDone: onClose,
	});
	return (
		<Dialog open onClose={onClose} title={t(banned ? 'ban.unbanTitle' : 'ban.banTitle', { name })}>
			<Form onSubmit={() => save()}>
				<p>{t(banned ? 'ban.explainUnban' : 'ban.explain')}</p>
				<Field
					label={t('ban.reason')}
					hint={t('ban.reasonHint')}
					value={reason}
					onChange={(event) => setReason(event.target.value)}
					error={problem('reason')}
					maxLength={MAX_BAN_NOTE_LENGTH}
					required
				/>
				{!banned && customer.trust.openOrders > 0 && (
					<Checkbox
						label={t('ban.cancelOrders', { count: customer.trust.openOrders })}
						checked={cancelOrders}
						onChange={({ target }) => setCancelOrders(target.checked)}
					/>
				)}
				<div className={form.buttons}>
					<Button look="secondary" onClick={onClose}>
						{t(banned ? 'ban.keepBanned' : 'ban.keep')}
					</Button>
					<Button type="submit" busy={busy}>
						{t(banned ? 'ban.unban' : 'ban.ban')}
					</Button>
				</div>
			</Form>
		</Dialog>
	);
}
