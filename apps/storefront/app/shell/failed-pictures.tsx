import { useEffect } from 'react';

/**
 * CARD-01: a picture that cannot be loaded shows a placeholder (`img[data-failed]` in shell.css) instead of
 * the browser's sign for a broken picture.
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
		// The listeners capture, because these events do not bubble.
		document.addEventListener('error', onError, true);
		document.addEventListener('load', onLoad, true);
		return () => {
			document.removeEventListener('error', onError, true);
			document.removeEventListener('load', onLoad, true);
		};
	}, []);
	return null;
}

/** Returns true if the picture failed before this script ran. */
function hasFailed(picture: HTMLImageElement): boolean {
	return picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0;
}
