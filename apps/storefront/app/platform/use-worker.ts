import { useEffect } from 'react';

const REGISTER_AFTER_MS = 1000;

/** After the page, its scripts and everything on it, so that nothing the shopper waits for comes later. */
export function useWorker(): void {
	useEffect(() => {
		if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
		const register = async () => (await import('./register-worker.ts')).registerWorker();
		const start = () => setTimeout(() => register().catch(() => {}), REGISTER_AFTER_MS);
		if (document.readyState === 'complete') start();
		else window.addEventListener('load', start, { once: true });
	}, []);
}
