import { Dialog } from '@dukan/ui/dialog.tsx';
import type { ComponentProps } from 'react';
import { useAccountTexts } from '../../platform/texts.tsx';
import { ConfirmPhoneForm } from './confirm-phone-form.tsx';

type Props = ComponentProps<typeof ConfirmPhoneForm> & { onClose: () => void };

/** ACCT-01: asks people whose phone is not confirmed yet for the code from an SMS. */
export function ConfirmPhoneDialog({ onClose, ...form }: Props) {
	const { t } = useAccountTexts();
	return (
		<Dialog open onClose={onClose} title={t('auth.confirmTitle')}>
			<ConfirmPhoneForm {...form} />
		</Dialog>
	);
}
