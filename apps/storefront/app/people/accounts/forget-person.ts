import { clearDevice } from '../../platform/clear-device.ts';
import { cart } from '../../shop/cart/cart-store.ts';
import { parkedCarts } from '../../shop/cart/parked-carts.ts';

/**
 * S22: nothing of the person who signs out stays for the next one on the same phone: no name, address, unsent order, favourite
 * or search. The cart waits, encrypted and under the person's number, for their next sign-in.
 */
export async function forgetPerson(userId: number): Promise<void> {
	await cart.ready();
	const { lines } = cart.get();
	await parkedCarts.put(userId, lines);
	await clearDevice({ except: ['parked-carts'] });
}

/** ACCT-02: of a deleted account nothing stays on the device, no cart either. Other people's carts still wait for them. */
export async function forgetDeletedPerson(userId: number): Promise<void> {
	await parkedCarts.put(userId, []);
	await clearDevice({ except: ['parked-carts'] });
	// As if another tab had cleared it: whatever of this page shows something stored reads again.
	window.dispatchEvent(new StorageEvent('storage'));
}
