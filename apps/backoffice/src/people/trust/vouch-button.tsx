import type { CustomerWire } from '@dukan/domain/running/customers/staff-customers.api.ts';
import { trustTexts } from '@dukan/i18n/texts/backoffice/trust-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useState } from 'react';
import { change } from '../../platform/call.ts';
import { useTexts } from '../../platform/texts.tsx';
import { useSave } from '../../platform/use-save.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** S18: lets staff vouch for a customer they know, such as a school that orders sixty computers at once. */
export function VouchButton({ customer: { id, name, trust } }: { customer: CustomerWire }) {
	const { t } = useTexts(trustTexts);
	const [asking, setAsking] = useState(false);
	const vouched = trust.degree === 'vouched';
	const { save, busy } = useSave({
		run: () => change(`customer_vouch/${id}`, { vouched: !vouched }),
		changes: ['customer', 'orders'],
		said: t(vouched ? 'vouch.ended' : 'vouch.done'),
		onDone: () => setAsking(false),
	});
	const action = t(vouched ? 'vouch.end' : 'vouch.action');
	return (
		<>
			<Button look="secondary" onClick={() => setAsking(true)}>
				{action}
			</Button>
			<ConfirmDialog
				open={asking}
				title={t(vouched ? 'vouch.endTitle' : 'vouch.title', { name })}
				action={action}
				busy={busy}
				onConfirm={() => save()}
				onClose={() => setAsking(false)}
			>
				<p>{t(vouched ? 'vouch.ended' : 'vouch.explain')}</p>
			</ConfirmDialog>
		</>
	);
}
