import { sendCall } from '@dukan/api-client/send-call.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { randomKey } from '../../platform/press-keys.ts';
import { CourierPhone } from './courier-phone.ts';
import { PhonePage } from './phone-page.tsx';
import { PhoneStorage } from './phone-storage.ts';
import { LanguageProvider } from './phone-texts.tsx';
import { watchLine } from './watch-line.ts';
import '@dukan/ui/tokens.css';
import '@dukan/ui/base.css';

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

// In a private window or with storage full there is none; the page works all the same while there is a line.
if (import.meta.env.PROD)
	addEventListener('load', () => {
		navigator.serviceWorker
			?.register('/courier/sw.js', { scope: '/courier', updateViaCache: 'none' })
			.catch(() => {});
	});
