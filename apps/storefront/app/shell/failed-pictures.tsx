import { useEffect } from 'react';

/**
 * CARD-01: a picture that cannot be loaded, whatever the reason, shows a placeholder (`img[data-failed]` in shell.css) instead of
 * the browser's broken-picture sign.
 */
export function FailedPictures() {
	useEffect(() => {
		for (const picture of document.images) if (hasFailed(picture)) picture.dataset.failed = '';
		const onError = ({ target }: Event) => {
			if (target instanceof HTMLImageElement) target.dataset.failed = '';
		};
		const onLoad = ({ target }: Event) => {
			if (target instanceof HTMLImageElement) delete target.dataset.failed;
		};
		// Captured, because neither event bubbles.
		document.addEventListener('error', onError, true);
		document.addEventListener('load', onLoad, true);
		return () => {
			document.removeEventListener('error', onError, true);
			document.removeEventListener('load', onLoad, true);
		};
	}, []);
	return null;
}

/** It failed before this script ran. */
function hasFailed(picture: HTMLImageElement): boolean {
	return picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0;
}
