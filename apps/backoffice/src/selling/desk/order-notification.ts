/** DESK-10: shows a notification of the browser while the tab is in the background. */
export function askToNotify(): void {
	if ('Notification' in window && Notification.permission === 'default')
		void Notification.requestPermission();
}

type Shown = NotificationOptions & { renotify: boolean };

/** Does nothing while the tab is visible, or where notifications are not allowed. */
export function notifyAway(title: string, body: string): void {
	if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
	// With one tag the next notification replaces the former one, and `renotify` announces it again.
	const options: Shown = { body, tag: 'orders', renotify: true };
	try {
		const notification = new Notification(title, options);
		notification.onclick = () => window.focus();
	} catch {
		// Android's browsers have the permission but no constructor: there only the bell rings.
	}
}
