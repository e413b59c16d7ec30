import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pageStyles } from 'virtual:page-styles';
import type { Language } from '@dukan/domain/language/language.ts';
import type { RenderPage } from '@dukan/domain/storefront/shop-reader.ts';
import { type AccountTexts, accountEn } from '@dukan/i18n/texts/account-en.ts';
import { accountRu } from '@dukan/i18n/texts/account-ru.ts';
import { accountTm } from '@dukan/i18n/texts/account-tm.ts';
import { type ShopTexts, shopEn } from '@dukan/i18n/texts/shop-en.ts';
import { shopRu } from '@dukan/i18n/texts/shop-ru.ts';
import { shopTm } from '@dukan/i18n/texts/shop-tm.ts';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
	createRequestHandler,
	type EntryContext,
	type HandleErrorFunction,
	RouterContextProvider,
	type ServerBuild,
	ServerRouter,
} from 'react-router';
import { arrangePage } from './platform/arrange-page.ts';
import { pageContext } from './platform/page-context.server.ts';
import { TextsProvider } from './platform/texts.tsx';

const texts: Record<Language, ShopTexts> = { tm: shopTm, ru: shopRu, en: shopEn };
const accountTexts = { tm: atHand(accountTm), ru: atHand(accountRu), en: atHand(accountEn) };

/** A promise that React need not wait for. */
function atHand(value: AccountTexts): Promise<AccountTexts> {
	return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** The storefront's one door for the server around it. */
export function createPageRenderer(build: ServerBuild): RenderPage {
	const handle = createRequestHandler(build, import.meta.env.MODE);
	return (request, page) => {
		const context = new RouterContextProvider();
		context.set(pageContext, page);
		return handle(request, context);
	};
}

/** Renders whole pages: they are cached and compressed once, so streaming would gain nothing. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	const { language } = loadContext.get(pageContext);
	const context = await withDataAtHand(routerContext);
	const page = (
		<TextsProvider language={language} texts={texts[language]} account={() => accountTexts[language]}>
			<ServerRouter context={context} url={request.url} />
		</TextsProvider>
	);
	const whole = drawAtOnce(page);
	const drawn = whole === undefined ? await drawPatiently(page, status) : { html: whole, status };
	headers.set('content-type', 'text/html; charset=utf-8');
	const bytes = new TextEncoder().encode(arrangePage(drawn.html, pageStyles));
	return new Response(bytes, { status: drawn.status, headers });
}

/** The router's data for the browser is ready, but handed over piece by piece: a page that waited for it could not be drawn at once. */
async function withDataAtHand(context: EntryContext): Promise<EntryContext> {
	const { serverHandoffStream } = context;
	if (!serverHandoffStream) return context;
	const value = await new Response(serverHandoffStream).text();
	const pieces = [
		{ done: false, value },
		{ done: true, value: '' },
	];
	const streamCache = pieces.map((result) => Object.assign(Promise.resolve(), { result }));
	return { ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } };
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
function drawPatiently(page: ReactNode, status: number): Promise<{ html: string; status: number }> {
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

/** The server logs what its own parts throw; a page that was not found is no error. */
export const handleError: HandleErrorFunction = () => {};
