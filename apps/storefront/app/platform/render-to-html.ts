import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

type Rendered = { html: Buffer<ArrayBuffer>; status: number };

/**
 * Renders a whole page before it is sent. Pages are cached and compressed once, so streaming would gain
 * nothing. If a part fails, the status is 500.
 */
export function renderToHtml(page: ReactNode, status: number): Promise<Rendered> {
	let renderedStatus = status;
	return new Promise((done, fail) => {
		const { pipe } = renderToPipeableStream(page, {
			// Without this, React sends large parts at the end of the page and moves them into place by
			// script.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				const chunks: Buffer[] = [];
				const whole = new Writable({
					write(chunk: Buffer, _encoding, next) {
						chunks.push(chunk);
						next();
					},
					final(next) {
						done({ html: Buffer.concat(chunks), status: renderedStatus });
						next();
					},
				});
				pipe(whole);
			},
			onShellError: fail,
			onError(error) {
				renderedStatus = 500;
				console.error(error);
			},
		});
	});
}
