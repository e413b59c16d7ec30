/** When there is nothing else to do, but no later than that. */
export function whenIdle(work: () => void, timeout: number): void {
	if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout });
	else setTimeout(work);
}
