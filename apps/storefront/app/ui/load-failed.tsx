import { Button } from '@dukan/ui/button.tsx';
import { useAccountTexts } from '../platform/texts.tsx';
import styles from './load-failed.module.css';

/** GEN-07: a part of the page that could not be read, in its place. */
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
