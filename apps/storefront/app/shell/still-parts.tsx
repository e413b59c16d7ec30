import type { ReactNode } from 'react';
import type { RootData } from '../platform/root-data.ts';
import { CATALOGUE_PANEL_ID, CataloguePanelContent } from './catalogue-panel.tsx';
import { FOOTER_ID, FooterContent } from './footer.tsx';
import { SIDE_MENU_ID, SideMenuContent } from './side-menu.tsx';

/** What is inside those parts of the frame that are drawn once for everyone. */
export function stillParts(root: RootData): Record<string, ReactNode> {
	return {
		[CATALOGUE_PANEL_ID]: <CataloguePanelContent menu={root.menu} />,
		[SIDE_MENU_ID]: <SideMenuContent categories={root.menu.categories} />,
		[FOOTER_ID]: <FooterContent root={root} />,
	};
}
