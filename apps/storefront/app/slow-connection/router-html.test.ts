import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, type ReactNode } from 'react';
import {
	createRequestHandler,
	type EntryContext,
	Links,
	Outlet,
	RouterContextProvider,
	Scripts,
	ScrollRestoration,
	type ServerBuild,
	ServerRouter,
} from 'react-router';
import { renderToHtml } from '../platform/render-to-html.ts';
import { prioritiseCriticalHtml } from './prioritise-critical-html.ts';

const NONCE = 'secret';

const Layout = ({ children }: { children: ReactNode }) =>
	createElement(
		'html',
		null,
		createElement('head', null, createElement(Links)),
		createElement('body', null, children, createElement(ScrollRestoration), createElement(Scripts)),
	);

async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
	const page = createElement(ServerRouter, { context, url: request.url, nonce: NONCE });
	const { html } = await renderToHtml(page, status);
	return new Response(html, { status, headers });
}

const route = { hasLoader: true, hasAction: false, hasErrorBoundary: false, hasClientAction: false };
const client = { hasClientLoader: false, hasClientMiddleware: false, hasDefaultExport: true };
const noChunks = {
	clientActionModule: undefined,
	clientLoaderModule: undefined,
	clientMiddlewareModule: undefined,
	hydrateFallbackModule: undefined,
};
const manifestRoute = (id: string, more: object) => ({
	...route,
	...client,
	...noChunks,
	id,
	module: `/assets/${id}.js`,
	imports: ['/assets/framework-1.js'],
	css: [`/assets/${id}.css`],
	...more,
});

/** A small shop with one page, in the format of the router's build. */
const build = {
	entry: { module: { default: handleRequest } },
	routes: {
		root: { id: 'root', path: '', module: { default: Outlet, Layout, loader: () => ({ name: 'Dükan' }) } },
		home: {
			id: 'home',
			parentId: 'root',
			index: true,
			module: { default: () => createElement('p', null, 'Dükan'), loader: () => ({ price: 12 }) },
		},
	},
	assets: {
		version: '1',
		url: '/assets/manifest.js',
		entry: { module: '/assets/entry.js', imports: ['/assets/framework-1.js'] },
		routes: {
			root: manifestRoute('root', { path: '' }),
			home: manifestRoute('home', { parentId: 'root', index: true }),
		},
		sri: undefined,
	},
	publicPath: '/',
	assetsBuildDirectory: 'build/client',
	future: {},
	ssr: true,
	isSpaMode: false,
	prerender: [],
	routeDiscovery: { mode: 'initial' },
	allowedActionOrigins: [],
} as unknown as ServerBuild;

/** Fails when an upgrade of React Router renders its links or scripts in another way. */
test('the HTML that the installed router renders is put in the order of a slow connection', async () => {
	const response = await createRequestHandler(build, 'production')(
		new Request('http://shop/'),
		new RouterContextProvider(),
	);
	const rendered = Buffer.from(await response.arrayBuffer());
	const styles = { '/assets/root.css': '.root{}', '/assets/home.css': '.home{}' };
	const { html: page, inlineScripts, inlineStyles } = prioritiseCriticalHtml(rendered, NONCE, styles);
	const html = page.toString();

	assert.deepEqual(inlineStyles, ['.root{}.home{}']);
	assert.equal(html.match(/<link rel="stylesheet"[^>]* disabled=""/g)?.length, 2);
	assert.doesNotMatch(html, /<link rel="modulepreload"/);
	const starter = inlineScripts.find((content) => content.includes('function begin()')) ?? '';
	for (const file of ['framework-1', 'root', 'home', 'manifest', 'entry'])
		assert.ok(starter.includes(`import("/assets/${file}.js")`), file);

	// Every inline script is one of ours or of the router's: pre-hydration, scroll position, context,
	// starter, data.
	const inPage = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, content]) => content);
	assert.deepEqual([...inPage].sort(), [...inlineScripts].sort());
	assert.ok(inlineScripts.some((content) => content.includes('streamController.enqueue(')));
	assert.doesNotMatch(html, /nonce|secret/);
});
