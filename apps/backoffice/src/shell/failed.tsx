import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useTexts } from '../platform/texts.tsx';
import styles from './shell.module.css';

/** Shown when a screen broke, or belongs to a version that was replaced while this page was open: reloading mends both. */
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
