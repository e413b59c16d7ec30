import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useTexts } from '../platform/texts.tsx';
import styles from './shell.module.css';

/**
 * Shown when a screen fails, or when its code belongs to a version that was replaced while the page was open.
 * Reloading helps in both cases.
 */
export function Failed() {
	const { c } = useTexts(shellTexts);
	return (
		<main className={styles.alone}>
			<div className={styles.door} role="alert">
				<p>{c('problem.unknown')}</p>
				<Button onClick={() => window.location.reload()}>{c('common.reload')}</Button>
			</div>
		</main>
	);
}
