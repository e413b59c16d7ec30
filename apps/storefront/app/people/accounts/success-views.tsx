import { Button } from '@dukan/ui/button.tsx';
import { Icon } from '@dukan/ui/icon.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './auth.module.css';
import type { ViewProps } from './auth-step.ts';

/** AUTH-04: the older form of registration succeeded. */
export function RegisteredView({ goOn }: ViewProps) {
	const { t } = useAccountTexts();
	return <Done text={t('auth.ok.registered')} action={t('auth.continue')} onAction={goOn} />;
}

/** AUTH-06: the new password is set, and the person signs in with it. */
export function PasswordChangedView({ step: { phone }, show }: ViewProps) {
	const { t } = useAccountTexts();
	return (
		<Done
			text={t('auth.ok.passwordChanged')}
			action={t('auth.signin')}
			onAction={() => show({ view: 'signin', phone })}
		/>
	);
}

function Done({ text, action, onAction }: { text: string; action: string; onAction: () => void }) {
	return (
		<div className={styles.done}>
			<span className={styles.mark}>
				<Icon name="check" size={32} />
			</span>
			<p role="status">{text}</p>
			<Button wide onClick={onAction}>
				{action}
			</Button>
		</div>
	);
}
