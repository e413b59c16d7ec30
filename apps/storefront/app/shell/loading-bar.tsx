import { Button } from '@dukan/ui/button.tsx';
import { Mark } from '@dukan/ui/mark.tsx';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '../platform/texts.tsx';
import styles from './loading-bar.module.css';

/** If the page arrives earlier, the logo is not shown. */
const LOGO_AFTER_MS = 400;
/** GEN-07: the client's time-out. After it the bar offers a way out. */
const GIVE_UP_AFTER_MS = 10_000;

/**
 * GEN-06: the bar starts at 0.6 of its width, and a long wait shows the logo. After ten seconds the bar offers
 * a way out.
 */
export function LoadingBar() {
	const { t } = useTexts();
	const { state, location } = useNavigation();
	const loading = state !== 'idle';
	const waited = useWaited(loading);
	return (
		<div role="status" aria-live="polite">
			{loading && <div className={styles.bar} data-testid="loading-bar" />}
			{waited === 'long' && (
				<div className={styles.logo}>
					<Mark size={72} className={styles.mark} />
					<span className="visually-hidden">{t('common.loading')}</span>
				</div>
			)}
			{waited === 'too long' && location && (
				<div className={styles.problem}>
					<p>{t('error.load')}</p>
					<Button
						look="secondary"
						onClick={() => window.location.assign(location.pathname + location.search)}
					>
						{t('common.reload')}
					</Button>
				</div>
			)}
		</div>
	);
}

function useWaited(loading: boolean): 'short' | 'long' | 'too long' {
	const [waited, setWaited] = useState<'short' | 'long' | 'too long'>('short');
	useEffect(() => {
		if (!loading) return;
		const long = setTimeout(() => setWaited('long'), LOGO_AFTER_MS);
		const tooLong = setTimeout(() => setWaited('too long'), GIVE_UP_AFTER_MS);
		return () => {
			clearTimeout(long);
			clearTimeout(tooLong);
			setWaited('short');
		};
	}, [loading]);
	return waited;
}
