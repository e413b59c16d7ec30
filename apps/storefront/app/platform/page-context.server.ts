import type { PageContext } from '@dukan/domain/storefront/shop-reader.ts';
import { createContext } from 'react-router';

/** What the server gives to the loaders of a page. */
export const pageContext = createContext<PageContext>();
