import { Button } from '@dukan/ui/button.tsx';
import { useAccountTexts } from '../platform/texts.tsx';
import styles from './load-failed.module.css';

/** GEN-07: shown in place of a part of the page that could not be loaded. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
	const { t } = useAccountTexts();
	return (
		<div className={styles.failed} role="alert">
			<p>{t('error.loadPart')}</p>
			<Button look="secondary" onClick={onRetry}>
				{t('common.retry')}
			</Button>
		</div>
	);
}
