import { formatMoment } from '@dukan/i18n/format/date.ts';
import { Icon } from '@dukan/ui/icon.tsx';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../platform/texts.tsx';
import styles from './connection-bar.module.css';
import { useSavedCopy } from './use-saved-copy.ts';

const BACK_SHOWN_MS = 4000;
const ASK_EVERY_MS = 5000;
/** A server that responds later than this would make the reloaded page a saved copy again. */
const ANSWER_WITHIN_MS = 3000;

/**
 * Says when there is no connection, when it is back, and when a page is a saved copy, so that old prices are
 * marked as such.
 */
export function ConnectionBar() {
	const { language, t } = useTexts();
	const { pathname, search } = useLocation();
	const savedAtMs = useSavedCopy(pathname + search);
	const line = useLine();
	const savedCopy =
		savedAtMs === undefined
			? undefined
			: t('error.savedCopy', { time: formatMoment(language, new Date(savedAtMs), new Date()) });
	useRefresh(savedAtMs !== undefined && line !== 'away');
	return (
		<div className={styles.place} role="status">
			{line === 'away' && (
				<p className={styles.bar}>
					<Icon name="alert" size={20} />
					<span>
						<strong>{t('error.offline')}.</strong> <span>{savedCopy ?? t('error.offlineHint')}</span>
					</span>
				</p>
			)}
			{line === 'back' && (
				<p className={`${styles.bar} ${styles.back}`}>
					<Icon name="check" size={20} />
					{t('error.backOnline')}
				</p>
			)}
			{line === 'there' && savedCopy && (
				<p className={styles.bar}>
					<Icon name="clock" size={20} />
					{savedCopy}
				</p>
			)}
		</div>
	);
}

/** The state is 'back' for a few seconds after 'away'. */
function useLine(): 'there' | 'away' | 'back' {
	const [line, setLine] = useState<'there' | 'away' | 'back'>('there');
	useEffect(() => {
		if (!navigator.onLine) setLine('away');
		const leave = () => setLine('away');
		const come = () => setLine((before) => (before === 'away' ? 'back' : before));
		window.addEventListener('offline', leave);
		window.addEventListener('online', come);
		return () => {
			window.removeEventListener('offline', leave);
			window.removeEventListener('online', come);
		};
	}, []);
	useEffect(() => {
		if (line !== 'back') return;
		const timer = setTimeout(() => setLine('there'), BACK_SHOWN_MS);
		return () => clearTimeout(timer);
	}, [line]);
	return line;
}

/**
 * Reloads the page as soon as the server responds. The service worker lets this request through to the
 * network.
 */
function useRefresh(isNeeded: boolean): void {
	useEffect(() => {
		if (!isNeeded) return;
		const ask = async () => {
			const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
			const response = await fetch('/healthz', { cache: 'no-store', signal }).catch(() => undefined);
			// Reloads the whole page, because a screen may remember what it read before. It waits while
			// something is being typed, which a reload would lose.
			const isTyping = document.querySelector('dialog[open], form :focus');
			if (response?.ok && !isTyping) window.location.reload();
		};
		void ask();
		const timer = setInterval(ask, ASK_EVERY_MS);
		return () => clearInterval(timer);
	}, [isNeeded]);
}
