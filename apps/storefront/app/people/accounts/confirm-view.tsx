import { Button } from '@dukan/ui/button.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './auth.module.css';
import type { ViewProps } from './auth-step.ts';
import { ConfirmPhoneForm } from './confirm-phone-form.tsx';

/**
 * ACCT-01: the step after registration in a shop that confirms phones then. A person who skips it is asked
 * again at the first order.
 */
export function ConfirmView({ step: { pass = '' }, goOn }: ViewProps) {
	const { t } = useAccountTexts();
	return (
		<>
			<ConfirmPhoneForm token={pass} reason={t('auth.confirmRegistered')} onConfirmed={goOn} />
			<p className={styles.other}>
				<Button look="quiet" onClick={goOn}>
					{t('auth.confirmLater')}
				</Button>
			</p>
		</>
	);
}
