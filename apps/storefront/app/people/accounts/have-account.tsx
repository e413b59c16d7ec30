import { Button } from '@dukan/ui/button.tsx';
import { useAccountTexts } from '../../platform/texts.tsx';
import styles from './auth.module.css';

/** Links from both registration forms to signing in. */
export function HaveAccount({ onSignIn }: { onSignIn: () => void }) {
	const { t } = useAccountTexts();
	return (
		<p className={styles.other}>
			<span>{t('auth.haveAccount')}</span>
			<Button look="quiet" onClick={onSignIn}>
				{t('auth.signin')}
			</Button>
		</p>
	);
}
