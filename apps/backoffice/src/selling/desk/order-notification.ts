/** DESK-10: asks for permission to show notifications while the tab is in the background. */
export function askToNotify(): void {
	if ('Notification' in window && Notification.permission === 'default')
		void Notification.requestPermission();
}

type Shown = NotificationOptions & { renotify: boolean };

/** Shows a notification. Does nothing while the tab is visible or where notifications are not allowed. */
export function notifyAway(title: string, body: string): void {
	if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
	// Notifications with the same tag replace each other, and `renotify` announces each one.
	const options: Shown = { body, tag: 'orders', renotify: true };
	try {
		const notification = new Notification(title, options);
		notification.onclick = () => window.focus();
	} catch {
		// Browsers on Android may have the permission but no constructor. Only the bell rings there.
	}
}
