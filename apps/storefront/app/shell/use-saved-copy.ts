import { useEffect, useState } from 'react';

type FromWorker =
	| { type: 'page'; path: string; savedAtMs: number | undefined }
	| { type: 'open'; path: string };

/** Returns when the page at this address was saved, or undefined if it came from the server. */
export function useSavedCopy(address: string): number | undefined {
	const [saved, setSaved] = useState<ReadonlyMap<string, number>>(new Map());
	useEffect(() => {
		const { dataset } = document.documentElement;
		const { pathname, search } = window.location;
		if (dataset.saved) setSaved(new Map([[pathname + search, Number(dataset.saved)]]));
		// From now on, ConnectionBar shows this text.
		delete dataset.savedText;
		const listen = ({ data }: MessageEvent<FromWorker>) => {
			if (data?.type === 'open') window.location.assign(data.path);
			if (data?.type === 'page') setSaved((before) => changed(before, data.path, data.savedAtMs));
		};
		navigator.serviceWorker?.addEventListener('message', listen);
		return () => navigator.serviceWorker?.removeEventListener('message', listen);
	}, []);
	return saved.get(address);
}

function changed(
	before: ReadonlyMap<string, number>,
	path: string,
	savedAtMs: number | undefined,
): ReadonlyMap<string, number> {
	const after = new Map(before);
	if (savedAtMs === undefined) after.delete(path);
	else after.set(path, savedAtMs);
	return after;
}
