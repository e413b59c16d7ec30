import type { CourierPhone } from './courier-phone.ts';

/** A line that is back without the browser's word is noticed this soon; the office's changes too. */
const ASK_AGAIN_MS = 30_000;

/** Catches up when the page opens, is seen again, has a line again, and while it is seen. */
export function watchLine(phone: CourierPhone): void {
	const catchUp = () => void phone.catchUp();
	addEventListener('online', catchUp);
	document.addEventListener('visibilitychange', () => {
		if (!document.hidden) catchUp();
	});
	setInterval(() => {
		const isWaiting = phone.state.session === 'in' || phone.state.session === 'unreachable';
		if (!document.hidden && isWaiting) catchUp();
	}, ASK_AGAIN_MS);
	catchUp();
}
