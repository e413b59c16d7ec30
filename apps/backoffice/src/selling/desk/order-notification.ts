/** DESK-10: a notification of the browser, for a desk whose tab is behind another. */
export function askToNotify(): void {
	if ('Notification' in window && Notification.permission === 'default')
		void Notification.requestPermission();
}

type Shown = NotificationOptions & { renotify: boolean };

/** Nothing where the tab is looked at, or where no one allowed it. */
export function notifyAway(title: string, body: string): void {
	if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
	// One place for all: the next takes the place of the one before, and is said aloud again, which it is not by itself.
	const options: Shown = { body, tag: 'orders', renotify: true };
	try {
		const notification = new Notification(title, options);
		notification.onclick = () => window.focus();
	} catch {
		// Android's browsers have the permission but no constructor: there the bell alone rings.
	}
}
