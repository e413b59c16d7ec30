import type { ReactNode } from 'react';
import type { RootData } from '../platform/root-data.ts';
import { SIDE_MENU_ID, SideMenuContent } from '../shop/menu/side-menu.tsx';
import { CATALOGUE_PANEL_ID, CataloguePanelContent } from './catalogue-panel.tsx';
import { FOOTER_ID, FooterContent } from './footer.tsx';

/** Returns the parts of the layout that are rendered once per language. */
export function staticParts(root: RootData): Record<string, ReactNode> {
	return {
		[CATALOGUE_PANEL_ID]: <CataloguePanelContent menu={root.menu} />,
		[SIDE_MENU_ID]: <SideMenuContent categories={root.menu.categories} />,
		[FOOTER_ID]: <FooterContent root={root} />,
	};
}
