import { addresses } from '@dukan/domain/base/addresses/addresses.ts';
import { Toasts } from '@dukan/ui/toast.tsx';
import { memo, type ReactNode } from 'react';
import { FavouritesSyncHost } from '../goods/favourites/favourites-sync-host.tsx';
import { AuthDialogHost } from '../people/accounts/auth-dialog-host.tsx';
import { useSignedInLink } from '../people/accounts/use-signed-in-link.ts';
import { useLinks } from '../platform/link.tsx';
import type { RootData } from '../platform/root-data.ts';
import { CartDrawerHost } from '../shop/cart/cart-drawer-host.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CataloguePanel } from './catalogue-panel.tsx';
import { Dock } from './dock.tsx';
import { FailedPictures } from './failed-pictures.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useQueuedTaps } from './use-queued-taps.ts';
import './shell.css';

type Props = { root: RootData | undefined; children: ReactNode };

/**
 * The layout around every page, which stays during navigation. If the shop's data could not be read, it still
 * links to the home page.
 */
export const Shell = memo(function Shell({ root, children }: Props) {
	useQueuedTaps();
	useLinks();
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
			<CartDrawerPlace />
			<FavouritesSyncHost />
			<AuthDialogHost />
			<FailedPictures />
			<Toasts />
		</>
	);
});

function CartDrawerPlace() {
	return <CartDrawerHost orderLink={useSignedInLink(addresses.cart, 'order')} />;
}
