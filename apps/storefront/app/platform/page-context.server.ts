import type { PageContext, RenderedPage } from '@dukan/domain/content/page-rendering/public-shop.ts';
import { createContext } from 'react-router';
import type { RootData } from './root-data.ts';

/** What the server gives to the loaders of a page. */
export const pageContext = createContext<PageContext>();

/** What the root's loader has read, for the parts that are rendered once per language. */
export const rootContext = createContext<RootData | undefined>(undefined);

/** What the page's policy has to allow. Responses that are no page have nothing. */
export const inlineContext = createContext<Pick<RenderedPage, 'inlineScripts' | 'inlineStyles'>>({
	inlineScripts: [],
	inlineStyles: [],
});
