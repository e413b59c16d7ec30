import { type ComponentProps, useEffect } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { closeCartDrawer, useCartDrawerIsOpen } from './cart-drawer-state.ts';

const CartDrawer = lazyPart(async () => (await import('./cart-drawer.tsx')).CartDrawer);

/**
 * Shows the cart drawer on any page. Its code is fetched when it is first opened, and navigation closes it.
 */
export function CartDrawerHost(props: ComponentProps<typeof CartDrawer>) {
	const open = useCartDrawerIsOpen();
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each page, and every new page closes the drawer
	useEffect(closeCartDrawer, [key]);
	return open ? <CartDrawer {...props} onFailed={closeCartDrawer} /> : null;
}
