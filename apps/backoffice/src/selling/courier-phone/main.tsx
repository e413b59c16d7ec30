import { sendCall } from '@dukan/api-client/send-call.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { randomKey } from '../../platform/press-keys.ts';
import { CourierPhone } from './courier-phone.ts';
import { PhonePage } from './phone-page.tsx';
import { PhoneStorage } from './phone-storage.ts';
import { LanguageProvider } from './phone-texts.tsx';
import '@dukan/ui/tokens.css';
import '@dukan/ui/base.css';

/**
 * The time after which the page notices changes made in the shop, or a connection that is back without an
 * event of the browser.
 */
const POLL_EVERY_MS = 30_000;

/**
 * Calls catchUp when the page opens, becomes visible or is online again, and regularly while it is visible.
 * If waiting actions would be lost, the browser asks before it closes the page.
 */
function watchLine(phone: CourierPhone): void {
	const catchUp = () => void phone.catchUp();
	addEventListener('online', catchUp);
	addEventListener('beforeunload', (event) => phone.wouldLose && event.preventDefault());
	document.addEventListener('visibilitychange', () => {
		if (!document.hidden) catchUp();
	});
	setInterval(() => {
		const isWaiting = phone.state.session === 'in' || phone.state.session === 'unreachable';
		if (!document.hidden && isWaiting) catchUp();
	}, POLL_EVERY_MS);
	catchUp();
}

const storage = new PhoneStorage(() => localStorage);
const phone = new CourierPhone({
	storage,
	send: sendCall,
	now: () => new Date(),
	newKey: randomKey,
});
watchLine(phone);

const place = document.getElementById('app');
if (place)
	createRoot(place).render(
		<StrictMode>
			<LanguageProvider>
				<PhonePage phone={phone} storage={storage} />
			</LanguageProvider>
		</StrictMode>,
	);

// In a private window or with full storage there is no worker. The page then works only with a connection.
if (import.meta.env.PROD)
	addEventListener('load', () => {
		navigator.serviceWorker
			?.register('/courier/sw.js', { scope: '/courier', updateViaCache: 'none' })
			.catch(() => {});
	});
