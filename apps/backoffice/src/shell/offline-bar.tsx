import { shellTexts } from '@dukan/i18n/texts/backoffice/shell-texts.ts';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../platform/texts.tsx';
import styles from './offline-bar.module.css';

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
