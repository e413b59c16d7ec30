import { useEffect } from 'react';
import { onClearDevice } from './clear-device.ts';

const REGISTER_AFTER_MS = 1000;

/**
 * Registers the worker after the page and its scripts have loaded, so that it delays nothing that the shopper
 * waits for.
 */
export function useWorker(): void {
	useEffect(() => {
		if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
		const register = async () => (await import('./register-worker.ts')).registerWorker();
		const start = () => setTimeout(() => register().catch(() => {}), REGISTER_AFTER_MS);
		if (document.readyState === 'complete') start();
		else window.addEventListener('load', start, { once: true });
	}, []);
}

/** S30: makes the worker delete its copies of pages and searches. It answers once they are gone. */
onClearDevice(async () => {
	const worker = (await navigator.serviceWorker?.getRegistration())?.active;
	if (!worker) return;
	await new Promise((forgotten) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = forgotten;
		worker.postMessage({ type: 'forget' }, [port2]);
	});
});
