import type { CourierPhone } from './courier-phone.ts';

/** How soon a connection that is back without the browser's event is noticed, and changes made at the desk. */
const POLL_EVERY_MS = 30_000;

/** Catches up when the page opens, becomes visible or is online again, and regularly while it is visible. The browser asks before what waits is lost. */
export function watchLine(phone: CourierPhone): void {
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
