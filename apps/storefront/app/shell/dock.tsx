import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../platform/lazy-part.tsx';
import { mayOfferApp } from './app-offer.ts';
import { ConnectionBar } from './connection-bar.tsx';
import styles from './dock.module.css';

const AppBanner = lazyPart(async () => (await import('./app-banner.tsx')).AppBanner);

/** LIGHT-02: shows one message at a time over the lower edge of the page, without moving the page. */
export function Dock() {
	const { pathname } = useLocation();
	const [offered, setOffered] = useState(false);
	useEffect(() => setOffered(mayOfferApp(pathname)), [pathname]);
	return (
		<div className={styles.dock}>
			<ConnectionBar />
			{offered && <AppBanner onClose={() => setOffered(false)} />}
		</div>
	);
}
