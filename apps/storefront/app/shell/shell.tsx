import { Toasts } from '@dukan/ui/toast.tsx';
import type { ReactNode } from 'react';
import { AuthDialogPlace } from '../auth/auth-dialog-place.tsx';
import { CartDrawerPlace } from '../cart/cart-drawer-place.tsx';
import { useEarlyTaps } from '../cart/use-early-taps.ts';
import { ComparePill } from '../compare/compare-pill.tsx';
import { FavouritesSyncPlace } from '../favourites/favourites-sync-place.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CataloguePanel } from './catalogue-panel.tsx';
import { Dock } from './dock.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { RootData } from './root-data.ts';
import './shell.css';

/** The frame around every page. Without the shop's data (nothing could be read) it still leads home. */
export function Shell({ root, children }: { root: RootData | undefined; children: ReactNode }) {
	useEarlyTaps();
	return (
		<>
			<Header root={root} />
			<main id="content" tabIndex={-1}>
				{children}
			</main>
			<Footer root={root} />
			{root && <CataloguePanel menu={root.menu} />}
			<BottomBar />
			<Dock />
			<ComparePill />
			<CartDrawerPlace />
			<FavouritesSyncPlace />
			<AuthDialogPlace />
			<Toasts />
		</>
	);
}
