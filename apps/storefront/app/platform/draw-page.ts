import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

type Drawn = { html: string; status: number };

/** A whole page: pages are cached and compressed once, so streaming would gain nothing. Asked for anew each time it is drawn. */
export async function drawPage(page: () => ReactNode, status: number): Promise<Drawn> {
	const html = drawAtOnce(page());
	return html === undefined ? drawPatiently(page(), status) : { html, status };
}

/** What React leaves in the place of a part that waits or has failed. */
const LEFT_OUT = '<!--$!-->';

/**
 * As text: React's streams make bytes of each tag and attribute by itself, a quarter of a page's cost. Nothing if a part
 * has to be waited for, or fails.
 */
function drawAtOnce(page: ReactNode): string | undefined {
	try {
		const html = renderToString(page);
		return html.includes(LEFT_OUT) ? undefined : `<!DOCTYPE html>${html}`;
	} catch {
		return undefined;
	}
}

/** Waits for every part, and says what fails. */
function drawPatiently(page: ReactNode, status: number): Promise<Drawn> {
	let shownStatus = status;
	return new Promise((done, fail) => {
		const { pipe } = renderToPipeableStream(page, {
			// Otherwise React sends large parts after the page and has a script put them in their places.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				const whole = new PassThrough();
				text(whole).then((html) => done({ html, status: shownStatus }), fail);
				pipe(whole);
			},
			onShellError: fail,
			onError(error) {
				shownStatus = 500;
				console.error(error);
			},
		});
	});
}
