import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { Button } from '@dukan/ui/button.tsx';
import { useSyncExternalStore } from 'react';
import { useOutdated } from '../platform/call.ts';
import { useTexts } from '../platform/texts.tsx';
import styles from './offline-bar.module.css';

/**
 * Shown when the shop was updated while this page was open. It stays until the person reloads the page, so
 * that nothing typed is lost.
 */
export function OutdatedBar() {
	const { c } = useTexts(shellTexts);
	const isOutdated = useOutdated();
	if (!isOutdated) return null;
	return (
		<p role="alert" className={styles.bar}>
			{c('problem.page_outdated')}{' '}
			<Button look="quiet" onClick={() => window.location.reload()}>
				{c('common.reload')}
			</Button>
		</p>
	);
}

/** DESK-12: shown while there is no connection at all. */
export function OfflineBar() {
	const { c } = useTexts(shellTexts);
	const online = useSyncExternalStore(subscribe, () => navigator.onLine);
	return <div role="status">{!online && <p className={styles.bar}>{c('app.offline')}</p>}</div>;
}

function subscribe(listener: () => void): () => void {
	window.addEventListener('online', listener);
	window.addEventListener('offline', listener);
	return () => {
		window.removeEventListener('online', listener);
		window.removeEventListener('offline', listener);
	};
}
