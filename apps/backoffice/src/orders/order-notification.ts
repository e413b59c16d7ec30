/** DESK-10: a notification of the browser, for a desk whose tab is behind another. */
export function askToNotify(): void {
	if ('Notification' in window && Notification.permission === 'default')
		void Notification.requestPermission();
}

/** Nothing where the tab is looked at, or where no one allowed it. */
export function notifyAway(title: string, body: string): void {
	if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
	// One place for all: the next takes the place of the one before.
	const notification = new Notification(title, { body, tag: 'orders' });
	notification.onclick = () => window.focus();
}
