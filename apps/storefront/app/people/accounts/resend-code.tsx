import { Button } from '@dukan/ui/button.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './auth.module.css';
import { RESEND_AFTER_S } from './code-rules.ts';
import { useCountdown } from './use-countdown.ts';

type Props = {
	onResend: () => void;
	/** True if the last request for a code failed: the next one need not wait. */
	atOnce?: boolean;
};

/** S3: offers another code a minute after the last one. */
export function ResendCode({ onResend, atOnce = false }: Props) {
	const { t } = useAccountTexts();
	const waitS = useCountdown(atOnce ? 0 : RESEND_AFTER_S);
	return (
		<p className={styles.other}>
			{waitS > 0 ? (
				<span>{t('auth.resendIn', { seconds: waitS })}</span>
			) : (
				<Button look="quiet" onClick={onResend}>
					{t('auth.resend')}
				</Button>
			)}
		</p>
	);
}
