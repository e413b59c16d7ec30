import { Dialog } from '@dukan/ui/dialog.tsx';
import type { ComponentProps } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import { ConfirmPhoneForm } from './confirm-phone-form.tsx';

type Props = ComponentProps<typeof ConfirmPhoneForm> & { onClose: () => void };

/** ACCT-01: one screen more where the shop does not know the person yet. */
export function ConfirmPhoneDialog({ onClose, ...form }: Props) {
	const { t } = useAccountTexts();
	return (
		<Dialog open onClose={onClose} title={t('auth.confirmTitle')}>
			<ConfirmPhoneForm {...form} />
		</Dialog>
	);
}
