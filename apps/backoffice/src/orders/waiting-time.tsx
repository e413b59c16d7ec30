import { ordersTexts } from '@dukan/i18n/texts/backoffice/orders-texts.ts';
import { useEffect, useState } from 'react';
import { useTexts } from '../platform/texts.tsx';
import styles from './waiting-time.module.css';

const MINUTE_MS = 60_000;
const TICK_MS = 15_000;
/** Minutes after which a customer begins to wonder, and to look elsewhere. */
const LATE = { soon: 10, now: 30 };

/** How long this customer has been waiting for the call; it counts on by itself. */
export function WaitingTime({ since }: { since: string }) {
	const { t } = useTexts(ordersTexts);
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), TICK_MS);
		return () => clearInterval(timer);
	}, []);
	const minutes = Math.max(0, Math.floor((now - new Date(since).getTime()) / MINUTE_MS));
	const late = minutes >= LATE.now ? 'now' : minutes >= LATE.soon ? 'soon' : undefined;
	return (
		<span className={styles.time} data-late={late}>
			{minutes < 60
				? t('time.minutes', { count: minutes })
				: t('time.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
		</span>
	);
}
