/** Runs the work when the browser is idle, but no later than the timeout. */
export function whenIdle(work: () => void, timeout: number): void {
	if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout });
	else setTimeout(work);
}
