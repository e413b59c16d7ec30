import { Writable } from 'node:stream';
import { pageStyles } from 'virtual:page-styles';
import type { Language } from '@dukan/domain/language/language.ts';
import type { RenderPage } from '@dukan/domain/storefront/shop-reader.ts';
import { type AccountTexts, accountEn } from '@dukan/i18n/texts/account-en.ts';
import { accountRu } from '@dukan/i18n/texts/account-ru.ts';
import { accountTm } from '@dukan/i18n/texts/account-tm.ts';
import { type ShopTexts, shopEn } from '@dukan/i18n/texts/shop-en.ts';
import { shopRu } from '@dukan/i18n/texts/shop-ru.ts';
import { shopTm } from '@dukan/i18n/texts/shop-tm.ts';
import { renderToPipeableStream } from 'react-dom/server';
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
const accountTexts = {
	tm: Promise.resolve<AccountTexts>(accountTm),
	ru: Promise.resolve<AccountTexts>(accountRu),
	en: Promise.resolve<AccountTexts>(accountEn),
};

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
	let statusCode = status;
	const body = await new Promise<Buffer>((done, fail) => {
		const { pipe } = renderToPipeableStream(
			<TextsProvider language={language} texts={texts[language]} account={() => accountTexts[language]}>
				<ServerRouter context={routerContext} url={request.url} />
			</TextsProvider>,
			{
				// Otherwise React sends large parts after the page and has a script put them in their places.
				progressiveChunkSize: Number.POSITIVE_INFINITY,
				onAllReady() {
					pipe(collector(done));
				},
				onShellError: fail,
				onError(error) {
					statusCode = 500;
					console.error(error);
				},
			},
		);
	});
	headers.set('content-type', 'text/html; charset=utf-8');
	const page = new TextEncoder().encode(arrangePage(body.toString(), pageStyles));
	return new Response(page, { status: statusCode, headers });
}

/** Pieces come ready in bytes: reading them through a stream, as text, took longer than many a component. */
function collector(done: (whole: Buffer) => void): Writable {
	const pieces: Buffer[] = [];
	return new Writable({
		write(piece: Buffer, _encoding, next) {
			pieces.push(piece);
			next();
		},
		final(next) {
			done(Buffer.concat(pieces));
			next();
		},
	});
}

/** The server logs what its own parts throw; a page that was not found is no error. */
export const handleError: HandleErrorFunction = () => {};
