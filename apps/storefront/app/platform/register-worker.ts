/** The shop works without the worker, which fails to register in a private window or with full storage. */
export async function registerWorker(): Promise<void> {
	const wasThere = navigator.serviceWorker.controller !== null;
	await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
	const { active } = await navigator.serviceWorker.ready;
	// The worker did not see the requests that this page made before the worker started, so it gets their
	// addresses.
	if (!wasThere) active?.postMessage({ type: 'seen', urls: loadedUrls() });
}

function loadedUrls(): string[] {
	const { origin, pathname, search } = window.location;
	const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
	const under = (folder: string) => loaded.filter((url) => url.startsWith(origin + folder));
	return [...new Set([...under('/assets/'), origin + pathname + search, ...under('/images/')])];
}
