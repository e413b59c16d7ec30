import type { PageContext, RenderedPage } from '@dukan/domain/content/page-rendering/public-shop.ts';
import { createContext } from 'react-router';
import type { RootData } from './root-data.ts';

/** The data and services that the server gives to a page's loaders. */
export const pageContext = createContext<PageContext>();

/** The data from the root's loader, for the parts that are rendered once per language. */
export const rootContext = createContext<RootData | undefined>(undefined);

/**
 * The inline code that the page's security policy has to allow. It is empty for responses that are not pages.
 */
export const inlineContext = createContext<Pick<RenderedPage, 'inlineScripts' | 'inlineStyles'>>({
	inlineScripts: [],
	inlineStyles: [],
});
