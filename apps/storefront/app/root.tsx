import { LANGUAGE_TAGS } from '@dukan/domain/base/language/language.ts';
import type { ReactNode } from 'react';
import {
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	Scripts,
	useRouteError,
	useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { pageContext, rootContext } from './platform/page-context.server.ts';
import { type RootData, RootDataProvider } from './platform/root-data.ts';
import { useTexts } from './platform/texts.tsx';
import { useWorker } from './platform/use-worker.ts';
import { BadAddress } from './shell/errors/bad-address.tsx';
import { LoadError } from './shell/errors/load-error.tsx';
import { NotFound } from './shell/errors/not-found.tsx';
import { LoadingBar } from './shell/loading-bar.tsx';
import { PageScroll } from './shell/page-scroll.tsx';
import { readRootData } from './shell/read-root-data.ts';
import { Shell } from './shell/shell.tsx';
import { TextsHint } from './shell/texts-hint.tsx';
import { LikelyFiles } from './slow-connection/likely-files.tsx';
import '@dukan/ui/tokens.css';
import '@dukan/ui/base.css';
import './shell/dark.css';

/** Loads the data that every page's layout shows. It changes rarely, so it is loaded once per visit. */
export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
	const root = await readRootData(context.get(pageContext));
	context.set(rootContext, root);
	return root;
}

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
	const { language, t } = useTexts();
	const root = useRouteLoaderData<RootData>('root');
	useWorker();
	return (
		<html lang={LANGUAGE_TAGS[language]}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<meta name="color-scheme" content="light dark" />
				<meta name="theme-color" content={root?.shop.colour} />
				<link rel="icon" href={root?.shop.icons.tab} />
				<link rel="apple-touch-icon" href={root?.shop.icons.touch} />
				<link rel="manifest" href={`/manifest.webmanifest?lang=${language}`} />
				<TextsHint />
				<LikelyFiles />
				<Meta />
				<Links />
			</head>
			<body>
				<a className="skip-link" href="#content">
					{t('common.skipToContent')}
				</a>
				<LoadingBar />
				<RootDataProvider value={root}>
					<Shell root={root}>{children}</Shell>
				</RootDataProvider>
				<PageScroll />
				<Scripts />
			</body>
		</html>
	);
}

export default function Root() {
	return <Outlet />;
}

export function ErrorBoundary() {
	const error = useRouteError();
	const status = isRouteErrorResponse(error) ? error.status : undefined;
	if (status === 404) return <NotFound />;
	return status === 400 ? <BadAddress /> : <LoadError />;
}
