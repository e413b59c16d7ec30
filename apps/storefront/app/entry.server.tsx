import { randomBytes } from 'node:crypto';
import { pageStyles } from 'virtual:page-styles';
import type { Language } from '@dukan/domain/base/language/language.ts';
import type { RenderPage } from '@dukan/domain/content/page-rendering/public-shop.ts';
import { accountTexts } from '@dukan/i18n/texts/account-texts.ts';
import { shopTexts } from '@dukan/i18n/texts/shop-texts.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
	createRequestHandler,
	type EntryContext,
	type HandleErrorFunction,
	RouterContextProvider,
	type ServerBuild,
	ServerRouter,
} from 'react-router';
import { inlineContext, pageContext, rootContext } from './platform/page-context.server.ts';
import { renderToHtml } from './platform/render-to-html.ts';
import type { RootData } from './platform/root-data.ts';
import { I18nProvider } from './platform/texts.tsx';
import { ownStyle } from './shell/own-style.ts';
import { staticParts } from './shell/static-parts.tsx';
import { assertStatic } from './slow-connection/assert-static.ts';
import { prioritiseCriticalHtml } from './slow-connection/prioritise-critical-html.ts';
import { type PrerenderedParts, PrerenderedPartsProvider } from './slow-connection/static-html.tsx';

const accountTextsOf = {
	tm: Promise.resolve(accountTexts.tm),
	ru: Promise.resolve(accountTexts.ru),
	en: Promise.resolve(accountTexts.en),
};

export function createPageRenderer(build: ServerBuild): RenderPage {
	const handle = createRequestHandler(build, import.meta.env.MODE);
	return async (request, page) => {
		const context = new RouterContextProvider();
		context.set(pageContext, page);
		const response = await handle(request, context);
		const body = new Uint8Array(await response.arrayBuffer());
		return { status: response.status, headers: response.headers, body, ...context.get(inlineContext) };
	};
}

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	const { language } = loadContext.get(pageContext);
	const root = loadContext.get(rootContext);
	const nonce = randomBytes(16).toString('hex');
	const rendered = await renderToHtml(
		<Texts language={language}>
			<PrerenderedPartsProvider value={root ? prerenderParts(root, language) : {}}>
				<ServerRouter context={routerContext} url={request.url} nonce={nonce} />
			</PrerenderedPartsProvider>
		</Texts>,
		status,
	);
	const { html, ...inline } = prioritiseCriticalHtml(rendered.html, nonce, pageStyles, ownStyle(root));
	loadContext.set(inlineContext, inline);
	headers.set('content-type', 'text/html; charset=utf-8');
	return new Response(html, { status: rendered.status, headers });
}

function Texts({ language, children }: { language: Language; children: ReactNode }) {
	return (
		<I18nProvider language={language} texts={shopTexts[language]} account={() => accountTextsOf[language]}>
			{children}
		</I18nProvider>
	);
}

const prerendered = new WeakMap<RootData, PrerenderedParts>();

/**
 * Renders the parts that are the same on every page, a third of a page's elements. They are rendered again
 * only when the data changes.
 */
function prerenderParts(root: RootData, language: Language): PrerenderedParts {
	const known = prerendered.get(root);
	if (known) return known;
	const parts = Object.entries(staticParts(root)).map(([id, content]) => [
		id,
		renderToString(
			<Texts language={language}>
				<Static>{content}</Static>
			</Texts>,
		),
	]);
	const made: PrerenderedParts = Object.fromEntries(parts);
	prerendered.set(root, made);
	return made;
}

function Static({ children }: { children: ReactNode }) {
	return assertStatic(children);
}

/**
 * The server logs the errors of its own parts, and a page that was not found is no error. So nothing is left
 * to log here.
 */
export const handleError: HandleErrorFunction = () => {};
