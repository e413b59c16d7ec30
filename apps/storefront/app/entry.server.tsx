import { randomBytes } from 'node:crypto';
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
import { renderToString } from 'react-dom/server';
import {
	createContext,
	createRequestHandler,
	type EntryContext,
	type HandleErrorFunction,
	RouterContextProvider,
	type ServerBuild,
	ServerRouter,
} from 'react-router';
import { arrangePage } from './platform/arrange-page.ts';
import { drawPage } from './platform/draw-page.ts';
import { takeMarkedScripts } from './platform/marked-scripts.ts';
import { pageContext } from './platform/page-context.server.ts';
import type { RootData } from './platform/root-data.ts';
import { type DrawnParts, DrawnPartsProvider } from './platform/still-part.tsx';
import { TextsProvider } from './platform/texts.tsx';
import { stillParts } from './shell/still-parts.tsx';

const texts: Record<Language, ShopTexts> = { tm: shopTm, ru: shopRu, en: shopEn };
const accountTexts = { tm: atHand(accountTm), ru: atHand(accountRu), en: atHand(accountEn) };

/** A promise that React need not wait for. */
function atHand(value: AccountTexts): Promise<AccountTexts> {
	return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** The storefront's one door for the server around it. */
export function createPageRenderer(build: ServerBuild): RenderPage {
	const handle = createRequestHandler(build, import.meta.env.MODE);
	return async (request, page) => {
		const context = new RouterContextProvider();
		const place: DrawnPlace = { inlineScripts: [], inlineStyles: [] };
		context.set(pageContext, page);
		context.set(drawnPlace, place);
		const { status, headers, body } = await handle(request, context);
		const { drawn, inlineScripts, inlineStyles } = place;
		return { status, headers, body: drawn ?? (await bytesOf(body)), inlineScripts, inlineStyles };
	};
}

/** Where a page is put when it is drawn: the router's response would copy it twice. */
type DrawnPlace = { drawn?: Uint8Array; inlineScripts: readonly string[]; inlineStyles: readonly string[] };
const drawnPlace = createContext<DrawnPlace>();

async function bytesOf(body: ReadableStream | null): Promise<Uint8Array> {
	return new Uint8Array(await new Response(body).arrayBuffer());
}

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	const { language } = loadContext.get(pageContext);
	const nonce = randomBytes(16).toString('hex');
	const data =
		routerContext.serverHandoffStream && (await new Response(routerContext.serverHandoffStream).text());
	const root: RootData | undefined = routerContext.staticHandlerContext.loaderData.root;
	const drawnParts = root ? keptParts(root, language) : {};
	const page = () => (
		<Worded language={language}>
			<DrawnPartsProvider value={drawnParts}>
				<ServerRouter context={withData(routerContext, data)} url={request.url} nonce={nonce} />
			</DrawnPartsProvider>
		</Worded>
	);
	const drawn = await drawPage(page, status);
	headers.set('content-type', 'text/html; charset=utf-8');
	const { html, scripts } = takeMarkedScripts(drawn.html, nonce);
	const arranged = arrangePage(html, pageStyles);
	Object.assign(loadContext.get(drawnPlace), {
		drawn: Buffer.from(arranged.html),
		inlineScripts: [...scripts, ...arranged.inlineScripts],
		inlineStyles: arranged.inlineStyles,
	});
	return new Response(null, { status: drawn.status, headers });
}

function Worded({ language, children }: { language: Language; children: ReactNode }) {
	return (
		<TextsProvider language={language} texts={texts[language]} account={() => accountTexts[language]}>
			{children}
		</TextsProvider>
	);
}

const kept = new WeakMap<RootData, DrawnParts>();

/** Drawn once, until something in them changes: a third of a page's elements. */
function keptParts(root: RootData, language: Language): DrawnParts {
	const known = kept.get(root);
	if (known) return known;
	const parts = Object.entries(stillParts(root)).map(([id, content]) => [
		id,
		renderToString(<Worded language={language}>{content}</Worded>),
	]);
	const drawn = Object.fromEntries(parts);
	kept.set(root, drawn);
	return drawn;
}

/** The data for the browser as if it had been read from its stream already: a page that waits for it cannot be drawn at once. */
function withData(context: EntryContext, data: string | undefined): EntryContext {
	if (data === undefined) return context;
	const pieces = [
		{ done: false, value: data },
		{ done: true, value: '' },
	];
	const streamCache = pieces.map((result) => Object.assign(Promise.resolve(), { result }));
	return { ...context, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } };
}

/** The server logs what its own parts throw; a page that was not found is no error. */
export const handleError: HandleErrorFunction = () => {};
