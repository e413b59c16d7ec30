import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { useEffect, useState } from 'react';
import { useTexts } from '../../platform/texts.tsx';
import { waiting } from './waiting.ts';
import styles from './waiting-time.module.css';

const TICK_MS = 15_000;

/** Shows how long this customer has been waiting for the call. The time counts up by itself. */
export function WaitingTime({ since }: { since: string }) {
	const { t } = useTexts(ordersTexts);
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), TICK_MS);
		return () => clearInterval(timer);
	}, []);
	const { minutes, late } = waiting(since, now);
	return (
		<span className={styles.time} data-late={late}>
			{minutes < 60
				? t('time.minutes', { count: minutes })
				: t('time.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
		</span>
	);
}
